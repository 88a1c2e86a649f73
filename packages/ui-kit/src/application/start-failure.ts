/** What is said, in the language of the document. Part of the script: needed exactly when no texts can be loaded. */
export interface StartFailureTexts {
  readonly title: string
  readonly text: string
  readonly retry: string
}

/** Says in the place of the skeleton that the app could not start, with a way to try again. */
export const showStartFailure = ({ title, text, retry }: StartFailureTexts): void => {
  const heading = Object.assign(document.createElement('h1'), { textContent: title })
  const paragraph = Object.assign(document.createElement('p'), { textContent: text })
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'kit-button',
    textContent: retry,
  })
  button.dataset['tone'] = 'act'
  button.addEventListener('click', () => location.reload())
  const main = document.createElement('main')
  main.className = 'kit-start-failure'
  main.setAttribute('role', 'alert')
  main.append(heading, paragraph, button)
  document.body.replaceChildren(main)
}
