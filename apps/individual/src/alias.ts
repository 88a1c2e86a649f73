import { nearestPathOf, pageAt } from '@avita/i18n-routes'
import { type LoaderFunctionArgs, redirect } from 'react-router'

/** Leads from a further address of a page to its own. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const place = pageAt(new URL(request.url).pathname, 'individual')
  return redirect(nearestPathOf(place?.page ?? 'individualHome', place?.language ?? 'tr'))
}
