import { useEffect, useRef, useState } from 'react'

/** A pause in typing of this length sends the search, in ms. */
const pause = 300

/**
 * A search line whose words go into the address after a pause or at once by Enter. When the address changes by itself
 * (back, “show all”), its words come into the line. Ctrl+K moves there from anywhere on the screen.
 */
export const useSearch = (inAddress: string, onSearch: (words: string) => void, id: string) => {
  const [typed, setTyped] = useState(inAddress)
  const sent = useRef(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (inAddress === sent.current) return
    sent.current = inAddress
    setTyped(inAddress)
  }, [inAddress])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      document.getElementById(id)?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      clearTimeout(timer.current)
    }
  }, [id])

  const send = (words: string) => {
    clearTimeout(timer.current)
    if (words.trim() === sent.current) return
    sent.current = words.trim()
    onSearch(sent.current)
  }
  // A search that waits must see the filters of the moment when it is sent.
  const newest = useRef(send)
  useEffect(() => {
    newest.current = send
  })

  return {
    typed,
    type: (words: string) => {
      setTyped(words)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => newest.current(words), pause)
    },
    now: () => send(typed),
  }
}
