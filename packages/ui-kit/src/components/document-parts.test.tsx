import { expect, test } from 'vitest'
import { DocumentShell } from '../islands/document-shell.tsx'
import { markupOf } from '../testing/render.tsx'
import { Steps } from './steps.tsx'

const aShell = (production: boolean) =>
  markupOf(
    <DocumentShell language="en" settingsName="avita" production={production} icon="/icon.svg" head={null}>
      <main />
    </DocumentShell>,
  )

test('a document tells its script whether the installation is a production one, and its language', () => {
  expect(aShell(true)).toContain('<html lang="en" data-settings-name="avita" data-production="">')
  expect(aShell(false)).toContain('<html lang="en" data-settings-name="avita">')
})

test('steps stand in their order, and what one needs for a step stands with it', () => {
  const markup = markupOf(
    <Steps
      id="how"
      eyebrow="So it goes"
      title="Two steps"
      steps={[
        { id: 'call', title: 'Call', text: 'We answer.', more: <a href="tel:112">112</a> },
        { id: 'meet', title: 'Meet', text: 'We talk.' },
      ]}
    />,
  )
  expect(markup).toMatch(/id="how".*<h3>Call<\/h3><p>We answer\.<\/p><a href="tel:112">.*<h3>Meet<\/h3>/)
})
