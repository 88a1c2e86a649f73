import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Toast } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { toastTimings } from '../constants.ts'
import { Icon } from './icon.tsx'

export interface ToastMessage {
  title?: string | undefined
  text: string
  tone?: 'info' | 'good' | 'danger' | undefined
}

export interface Toasts {
  show: (message: ToastMessage) => void
}

const ToastContext = createContext<Toasts | null>(null)

/** Shows messages in the nearest `ToastRegion`. Throws without one: that is a mistake in the calling code. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastRegion around it')
  return toasts
}

const icons = { info: 'info', good: 'check', danger: 'alert' } as const

const ToastItem = ({ message, onGone }: { message: ToastMessage; onGone: () => void }) => {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tone = message.tone ?? 'info'

  const closeAfter = useCallback((milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), milliseconds)
  }, [])

  useEffect(() => {
    closeAfter(toastTimings.timeout)
    return () => clearTimeout(timer.current)
  }, [closeAfter])

  useEffect(() => {
    if (open) return
    const gone = setTimeout(onGone, toastTimings.ease)
    return () => clearTimeout(gone)
  }, [open, onGone])

  return (
    <Toast.Root
      className="kit-toast"
      data-tone={tone}
      type={tone === 'danger' ? 'foreground' : 'background'}
      open={open}
      onOpenChange={setOpen}
      // Our own clock: after the pointer or the focus left, a toast stays for the extended time, not for the rest.
      duration={Infinity}
      onPause={() => clearTimeout(timer.current)}
      onResume={() => closeAfter(toastTimings.extendedTimeout)}
    >
      <Icon name={icons[tone]} size={22} />
      <div>
        {message.title ? <Toast.Title className="kit-toast-title">{message.title}</Toast.Title> : null}
        <Toast.Description>{message.text}</Toast.Description>
      </div>
      <Toast.Close className="kit-icon-button" aria-label={t('toast.close')}>
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  )
}

/** Where toasts appear: top right, 5 s, 1 s more after the pointer left, fading in 300 ms (specification, section 9). */
export const ToastRegion = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('ui')
  const [messages, setMessages] = useState<readonly { id: number; message: ToastMessage }[]>([])
  const lastId = useRef(0)
  const toasts = useMemo<Toasts>(
    () => ({
      show: (message) => {
        lastId.current += 1
        const id = lastId.current
        setMessages((now) => [...now, { id, message }])
      },
    }),
    [],
  )
  return (
    <ToastContext value={toasts}>
      <Toast.Provider label={t('toast.region')} swipeDirection="right">
        {children}
        {messages.map(({ id, message }) => (
          <ToastItem
            key={id}
            message={message}
            onGone={() => setMessages((now) => now.filter((other) => other.id !== id))}
          />
        ))}
        <Toast.Viewport
          className="kit-toasts"
          data-position={toastTimings.position}
          label={`${t('toast.region')} ({hotkey})`}
        />
      </Toast.Provider>
    </ToastContext>
  )
}
