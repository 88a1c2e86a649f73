import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../brand.ts'
import type { LinkComponent } from '../components/link-component.ts'
import { MobileMenu } from '../components/mobile-menu.tsx'
import { contentId, SkipLink } from '../components/skip-link.tsx'
import type { AdminItem, MenuItem } from './items.ts'
import { Person, type PersonProps } from './person.tsx'

export interface AdminLayoutProps {
  home: string
  items: readonly AdminItem[]
  /** What leads here, before the title. */
  crumbs?: readonly MenuItem[] | undefined
  title: string
  /** State of the screen, as “saved 21.04”. */
  status?: ReactNode
  actions?: ReactNode
  person?: PersonProps | undefined
  /** The back office navigates in the app: its router's link. */
  link?: LinkComponent | undefined
  children: ReactNode
}

const AdminMenu = ({ items, link: Anchor }: { items: readonly AdminItem[]; link: LinkComponent }) => (
  <ul className="kit-admin-menu">
    {items.map(({ label, href, current, items: below = [] }) => (
      <li key={label}>
        {href ? (
          <Anchor href={href} aria-current={current ? 'page' : undefined}>
            {label}
          </Anchor>
        ) : (
          <span>{label}</span>
        )}
        {below.length > 0 ? (
          <ul>
            {below.map((item) => (
              <li key={item.href}>
                <Anchor href={item.href} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </Anchor>
              </li>
            ))}
          </ul>
        ) : null}
      </li>
    ))}
  </ul>
)

/** The layout of the back office: dense and quiet, the menu at the side, the screen's title and acts on top. */
export const AdminLayout = ({
  home,
  items,
  crumbs = [],
  title,
  status,
  actions,
  person,
  link: Anchor = 'a',
  children,
}: AdminLayoutProps) => {
  const { t } = useTranslation('ui')
  const menu = (
    <nav aria-label={t('admin.rail')}>
      <AdminMenu items={items} link={Anchor} />
    </nav>
  )
  const mark = (
    <Anchor className="kit-admin-home" href={home}>
      {brand.name} · {t('admin.name')}
    </Anchor>
  )
  return (
    <div className="kit-admin" id="top">
      <SkipLink />
      <aside className="kit-admin-side">
        {mark}
        {menu}
        {person ? <Person {...person} /> : null}
      </aside>
      <div className="kit-admin-body">
        <header className="kit-admin-head">
          <MobileMenu>
            {mark}
            {menu}
            {person ? <Person {...person} /> : null}
          </MobileMenu>
          <div className="kit-admin-title">
            {crumbs.map(({ href, label }) => (
              <Anchor key={href} href={href}>
                {label} /
              </Anchor>
            ))}
            <h1>{title}</h1>
          </div>
          {status ? <p className="kit-admin-status">{status}</p> : null}
          {actions ? <div className="kit-admin-actions">{actions}</div> : null}
        </header>
        <main id={contentId} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
