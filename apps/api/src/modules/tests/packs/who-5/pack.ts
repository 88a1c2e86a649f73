import type { HeldBackPack } from '../../pack.ts'
import { bothLanguages, notReviewed, screeningLimits } from '../shared/facts.ts'

export const who5: HeldBackPack = {
  kind: 'heldBack',
  id: 'who-5',
  version: 1,
  languages: bothLanguages,
  title: { tr: 'İyi oluş (WHO-5)', en: 'Wellbeing (WHO-5)' },
  intro: {
    tr: 'Son iki haftadaki iyi oluşu soran beş cümle.',
    en: 'Five statements about wellbeing over the last two weeks.',
  },
  minutes: 1,
  lookBackDays: 14,
  itemCount: 5,
  scoringNote:
    'Five statements, 0 at no time to 5 all of the time; raw 0-25, times 4 is 0-100. Raw below 13 (index 50 or less) suggests a closer look; 10 index points are a meaningful change. Vectors of the first version with words: raw 12/13.',
  needs: 'A written permission of WHO for this use; every change of wording has to be marked.',
  limits: screeningLimits,
  citation:
    'World Health Organization. The World Health Organization-Five Well-Being Index (WHO-5), 2024 edition.',
  licence: {
    verdict: 'amber',
    text: {
      tr: '© Dünya Sağlık Örgütü. 2024 baskısı CC BY-NC-SA 3.0 IGO ile yayımlanmıştır: ticari kullanım için izin gerekir.',
      en: '© World Health Organization. The 2024 edition is CC BY-NC-SA 3.0 IGO: commercial use needs permission.',
    },
    file: 'held-back.md',
  },
  origin: { tr: 'validated', en: 'original' },
  studies: {
    tr: [
      'Eser E ve ark. Prim Health Care Res Dev 2019 (PMC6609969): alfa 0,81 yetişkin, 0,86 yaşlı; yaşlılarda dikkatli kullanılmalı.',
    ],
    en: [],
  },
  ...notReviewed,
}
