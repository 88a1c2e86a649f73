import { z } from 'zod'

/** What to do at once when someone may be in danger; shown before everything else. */
export const EmergencyCard = z.object({
  title: z.string(),
  text: z.string(),
  contacts: z.array(z.object({ name: z.string(), phone: z.string(), link: z.string() })),
})

export type EmergencyCard = z.infer<typeof EmergencyCard>
