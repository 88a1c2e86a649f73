import { z } from 'zod'
import { call, page } from './call.ts'
import { EmergencyCard } from './emergency.ts'

/** A place of our own to go on at. */
const Step = z.object({ title: z.string(), path: z.string() })

export const AssistantAnswer = z.object({
  /** `emergency`: the card comes first and nothing else is proposed before it. */
  kind: z.enum(['emergency', 'suggestions', 'nothingFound']),
  text: z.string(),
  emergency: EmergencyCard.nullable(),
  /** What there is to read about it. */
  readings: z.array(Step),
  /** Ways to a person. */
  steps: z.array(Step),
  /** Always said with the answer: who speaks, and what this is not. */
  notice: z.string(),
})

export type AssistantAnswer = z.infer<typeof AssistantAnswer>

export const assistant = {
  assistant: call('assistant', {
    access: page('virtualAssistant'),
    answer: z.object({ greeting: z.string(), rules: z.array(z.string()), emergency: EmergencyCard }),
    says: 'How the assistant introduces itself, and the rules it keeps.',
  }),
  askAssistant: call('askAssistant', {
    access: page('virtualAssistant'),
    body: z.strictObject({
      message: z.string().trim().min(1, 'assistant.messageMissing').max(1000, 'assistant.messageTooLong'),
    }),
    example: { body: { message: 'Uyku düzenim bozuldu' } },
    refuses: { 429: ['identity.tooManyRequests'] },
    answer: AssistantAnswer,
    says: 'Answers by fixed rules: emergency numbers, readings, ways to a person. Nothing of the message is kept.',
  }),
} as const
