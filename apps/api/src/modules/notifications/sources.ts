import { notificationSources as ids } from '@avita/api-client/contract'
import type { Database } from '../../database/database.ts'
import { addSources } from './store.ts'

/** The three sources as they begin; what an administrator has changed stays. */
export const writeNotificationSources = (database: Database): Promise<void> =>
  addSources(database, [
    {
      id: ids.admin,
      nameTr: 'Duyurular',
      nameEn: 'Announcements',
      descriptionTr: 'AVITA ekibinden ve programınızdan haberler.',
      descriptionEn: 'News from the AVITA team and about your programme.',
    },
    {
      id: ids.bulletin,
      nameTr: 'Bültenler',
      nameEn: 'Bulletins',
      descriptionTr: 'Yeni bir bülten yayımlandığında.',
      descriptionEn: 'When a new bulletin is out.',
    },
    {
      id: ids.newDiscovery,
      nameTr: 'Yeni keşifler',
      nameEn: 'New discoveries',
      descriptionTr: 'Hayata dair yeni bir içerik eklendiğinde.',
      descriptionEn: 'When there is something new about life to read.',
    },
  ])
