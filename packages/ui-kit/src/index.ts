export { brand, type Brand, type Membership } from './brand.ts'
export {
  copyrightFirstYear,
  copyrightYears,
  type DayOfWeek,
  daysOfWeek,
  goToTopThreshold,
  toastTimings,
  weekendDays,
} from './constants.ts'
export { Badge, type BadgeProps } from './components/badge.tsx'
export { BrokenPage, type BrokenPageProps } from './components/broken-page.tsx'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonTone,
} from './components/button.tsx'
export { Card, type CardProps } from './components/card.tsx'
export { Checkbox, type CheckboxProps } from './components/checkbox.tsx'
export { ConsentBanner, type ConsentBannerProps } from './components/consent-banner.tsx'
export {
  type ConsentDetails,
  ConsentPreferences,
  type ConsentPreferencesProps,
} from './components/consent-preferences.tsx'
export { Dialog, type DialogProps } from './components/dialog.tsx'
export { EmergencyNotice } from './components/emergency-notice.tsx'
export { FieldError, type FieldProps } from './components/field.tsx'
export { type FormProblem, FormSummary, type FormSummaryProps } from './components/form-summary.tsx'
export { GoToTop } from './components/go-to-top.tsx'
export type { IconName } from './components/icon-paths.ts'
export { Icon, type IconProps } from './components/icon.tsx'
export { LanguageToggle, type LanguageToggleProps } from './components/language-toggle.tsx'
export type { LinkComponent, LinkProps } from './components/link-component.ts'
export { Link, type TextLinkProps } from './components/link.tsx'
export { LoginDialog, type LoginDialogProps } from './components/login-dialog.tsx'
export { LoginForm, type LoginFormProps, type LoginValues } from './components/login-form.tsx'
export { Logo, LogoMark, type LogoProps } from './components/logo.tsx'
export { MobileMenu, type MobileMenuProps } from './components/mobile-menu.tsx'
export {
  Page,
  PageHead,
  type PageHeadProps,
  type PageProps,
  PageTitle,
  type PageTitleProps,
} from './components/page.tsx'
export { PageTransitions } from './components/page-transitions.tsx'
export { Pagination, type PaginationProps } from './components/pagination.tsx'
export { PasswordField, type PasswordFieldProps } from './components/password-field.tsx'
export type { RichTextDocument } from './components/rich-text.ts'
export { RichTextView, type RichTextViewProps } from './components/rich-text-view.tsx'
export { Scene } from './components/scene.tsx'
export { SearchField, type SearchFieldProps } from './components/search-field.tsx'
export { SelectField, type SelectFieldProps, type SelectOption } from './components/select-field.tsx'
export { Skeleton, type SkeletonProps } from './components/skeleton.tsx'
export { contentId, SkipLink } from './components/skip-link.tsx'
export { type Step, Steps, type StepsProps } from './components/steps.tsx'
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './components/states.tsx'
export { Table, type TableColumn, type TableProps } from './components/table.tsx'
export { TextField, type TextFieldProps } from './components/text-field.tsx'
export { type ToastMessage, ToastRegion, type Toasts, useToasts } from './components/toast.tsx'
export { AdminLayout, type AdminLayoutProps } from './layouts/admin-layout.tsx'
export { Footer, type FooterProps } from './layouts/footer.tsx'
export { Header, type HeaderProps } from './layouts/header.tsx'
export { IndividualLayout, type IndividualLayoutProps } from './layouts/individual-layout.tsx'
export type { AdminItem, LinkGroup, MenuItem, PanelItem } from './layouts/items.ts'
export { LeaveQuickly } from './layouts/leave-quickly.tsx'
export { NormalLayout, type NormalLayoutProps } from './layouts/normal-layout.tsx'
export { PanelLayout, type PanelLayoutProps } from './layouts/panel-layout.tsx'
export type { PersonProps } from './layouts/person.tsx'
export { QuickHelp } from './layouts/quick-help.tsx'
