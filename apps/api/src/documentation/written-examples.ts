import type { CallName, Contract, HrReport, TestResult } from '@avita/api-client/contract'
import type { z } from 'zod'
import { emergencyCard } from '../emergency-card.ts'
import { csvOf } from '../modules/reports/export.ts'

type Written = { readonly [Name in CallName]?: z.input<Contract[Name]['answer']> }

const picture = {
  alt: 'Perdesi çekilmiş, loş bir yatak odası',
  width: 1200,
  height: 675,
  sources: [
    { type: 'image/avif' as const, width: 1200, url: '/api/files/0f3a5c7e9b1d2f4a6c8e0b1d3f5a7c9e.avif' },
    { type: 'image/webp' as const, width: 1200, url: '/api/files/1a4b6d8f0c2e3a5b7d9f1c2e4a6b8d0f.webp' },
  ],
}

const piece = {
  id: '3f0c1c5e-5d0a-4c8e-9d3e-1a0000000001',
  title: 'Daha iyi bir uyku için dört alışkanlık',
  summary: 'Akşamı yavaşlatan küçük adımlar.',
  category: { id: '3f0c1c5e-5d0a-4c8e-9d3e-1a00000000c1', uri: 'uyku', name: 'Uyku' },
  readingMinutes: 4,
  publishedAt: '2026-03-02T06:00:00.000Z',
  picture,
}

const inFull = {
  body: {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [
          { type: 'text' as const, text: 'Her akşam aynı saatte ışıkları kısmak iyi bir başlangıçtır.' },
        ],
      },
      {
        type: 'heading' as const,
        attrs: { level: 2 as const },
        content: [{ type: 'text' as const, text: 'Yatmadan önceki saat' }],
      },
      {
        type: 'bulletList' as const,
        content: [
          {
            type: 'listItem' as const,
            content: [
              {
                type: 'paragraph' as const,
                content: [
                  {
                    type: 'text' as const,
                    text: 'Telefonu başka bir odada bırakın.',
                    marks: [{ type: 'bold' as const }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  author: 'AVITA İçerik Ekibi',
  reviewer: null,
  reviewedOn: null,
  sources: [],
  existsInOtherLanguage: true,
}

const takenAt = '2026-11-16T18:05:00.000Z'

const result: TestResult = {
  id: '3f0c1c5e-5d0a-4c8e-9d3e-1a0000000011',
  formId: 'phq-9',
  version: 1,
  kind: 'scale',
  title: 'PHQ-9',
  takenAt,
  emergency: emergencyCard('tr'),
  score: { value: 8, lowest: 0, highest: 27 },
  band: { id: 'mild', label: 'Hafif' },
  parts: [],
  tips: [],
  answers: [
    { questionId: 'q1', question: 'Bir şeyler yapmaya ilgi ya da zevk duymamak', answer: 'Birkaç gün' },
    { questionId: 'q2', question: 'Üzgün, çökkün ya da umutsuz hissetmek', answer: null },
  ],
  means: 'Son iki haftada bazı belirtileri birkaç gün yaşadığınızı gösterir.',
  doesNotMean: 'Depresyonda olduğunuz ya da olmadığınız anlamına gelmez.',
  nextStep: 'Bir uzmanla konuşmak isterseniz formlar sayfasından isteyebilirsiniz.',
  change: {
    since: '2026-09-14T18:05:00.000Z',
    earlierScore: 14,
    direction: 'better',
    text: 'Önceki sonucunuza göre belirgin biçimde daha iyi.',
    source: 'Jacobson, Truax (1991)',
  },
  source: 'Kroenke, Spitzer, Williams (2001)',
  notDiagnosis: 'Bu bir tanı değildir.',
  safety: 'Kendinizi güvende hissetmiyorsanız beklemeden 112’yi arayın.',
}

const october = { year: 2026, period: 'm10' } as const
const thirdQuarter = { year: 2026, period: 'q3' } as const
const band = (atLeast: number, atMost: number) => ({ atLeast, atMost, hidden: null })
const tooFew = { atLeast: null, atMost: null, hidden: 'protected' as const }

const report: HrReport = {
  company: 'Çınar Lojistik A.Ş.',
  shown: thirdQuarter,
  periods: [october, thirdQuarter],
  rule: {
    usageFloor: 5,
    testFloor: 10,
    step: 5,
    codes: ['report.rule.floors', 'report.rule.remainder', 'report.rule.bands', 'report.rule.closedPeriods'],
  },
  months: [
    {
      ...october,
      headcount: band(260, 264),
      active: band(115, 119),
      kinds: [
        { kind: 'article', ...band(80, 84) },
        { kind: 'assistant', ...tooFew },
      ],
    },
  ],
  quarters: [
    {
      ...thirdQuarter,
      headcount: band(260, 269),
      active: band(150, 159),
      kinds: [{ kind: 'test', ...band(40, 49) }],
      topics: [{ id: piece.category.id, name: piece.category.name, ...band(30, 39) }],
    },
  ],
  trend: [{ ...october, active: band(115, 119) }],
}

/** The same report as the file that a company downloads. */
export const writtenReport = csvOf(report, 'tr')

/**
 * The answers that readers of the documentation look for first, written by hand; the others are made from their
 * schemas. They stand here and not in the contract, because pages load the contract and nobody reads them there.
 */
export const writtenExamples: Written = {
  token: {
    access_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIyIn0.c2lnbmF0dXJl',
    token_type: 'Bearer',
    expires_in: 43_200,
    scope: 'user-panel',
  },
  signingKeys: {
    keys: [
      {
        kty: 'EC',
        crv: 'P-256',
        use: 'sig',
        alg: 'ES256',
        kid: '2026-11-01',
        x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
        y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
      },
    ],
  },
  account: { name: 'Elif', email: 'elif.yilmaz@example.com', surname: 'Yılmaz' },
  pagesAndActions: [
    { name: 'tests', authorizedActions: [{ name: 'SubmitTest' }] },
    { name: 'articles', authorizedActions: [] },
  ],
  navigationMenu: [
    {
      name: 'articles',
      displayName: 'Makaleler',
      iconClass: 'articles',
      route: '/kullanici/makaleler',
      isStatic: true,
      supportedLangs: ['tr', 'en'],
      subItems: [],
    },
  ],
  article: { ...piece, ...inFull },
  blog: { ...piece, ...inFull, uri: 'daha-iyi-bir-uyku', uriInOtherLanguage: 'sleeping-better' },
  blogs: { items: [{ ...piece, uri: 'daha-iyi-bir-uyku' }], pageIndex: 1, pageSize: 10, totalCount: 1 },
  submitTest: result,
  testResult: result,
  hrReport: report,
  verifyMyAudit: { isIntact: true, entries: 28, faults: [] },
  verifyAudit: {
    isIntact: true,
    entries: 12_480,
    chains: 366,
    digest: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
    unchecked: 0,
    wholeAt: '2026-11-16T09:30:00.000Z',
    faults: [],
  },
  exportPersonalData: {
    format: 'avita-personal-data',
    version: 1,
    createdAt: '2026-11-16T09:30:00.000Z',
    kept: [{ name: 'audit', because: 'Kaydınıza kimin ne zaman eriştiği kanıtlanabilmelidir.' }],
    data: { account: { name: 'Elif', surname: 'Yılmaz', language: 'tr' }, testResults: [] },
  },
}
