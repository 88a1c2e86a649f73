import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

export interface LoginDialogProps extends LoginFormProps {
  open: boolean
  onClose: () => void
}

/** The login modal: static, closed by its buttons only (specification, section 2). */
export const LoginDialog = ({ open, onClose, ...form }: LoginDialogProps) => {
  const { t } = useTranslation('ui')
  return (
    <Dialog
      open={open}
      title={t('login.title')}
      closeLabel={t('login.closeLabel')}
      isStatic
      onClose={onClose}
      className="kit-login-dialog"
    >
      <p className="kit-soft">{t('login.lead')}</p>
      <LoginForm {...form} onClose={onClose} />
    </Dialog>
  )
}
