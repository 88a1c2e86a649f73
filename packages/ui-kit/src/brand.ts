/** A certificate or membership, shown as text with its number: no logo that is not ours (decisions, section 6). */
export interface Membership {
  readonly name: string
  readonly certificateNumber: string
}

/** Everything that names the operator. Another operator changes this file and nothing else. */
export interface Brand {
  readonly name: string
  readonly address: { readonly lines: readonly string[] }
  /** As written for a reader, and in E.164 for the link. */
  readonly phone: { readonly text: string; readonly number: string }
  readonly mail: string
  /** `null` where there is no app: the link is then left out. */
  readonly stores: { readonly appStore: string | null; readonly googlePlay: string | null }
  readonly memberships: readonly Membership[]
}

/** The sample values of AVITA. */
export const brand: Brand = {
  name: 'AVITA',
  address: { lines: ['Örnek Mah. Deneme Sok. No 1', '34000 İstanbul'] },
  phone: { text: '0212 000 00 00', number: '+902120000000' },
  mail: 'bilgi@avita.example',
  stores: { appStore: null, googlePlay: null },
  memberships: [
    { name: 'ISO 9001', certificateNumber: 'TR-9001-000000' },
    { name: 'ISO 27001', certificateNumber: 'TR-27001-000000' },
    { name: 'EAEF', certificateNumber: '000-2006' },
  ],
}
