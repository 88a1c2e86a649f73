import type { ArticleSeed } from '../article-seed.ts'

/** English only: it is written for people who have come to Türkiye from elsewhere. */
export const firstMonthsInTurkiye: ArticleSeed = {
  key: 'first-months-in-turkiye',
  category: 'beginnings',
  publishedAt: '2025-12-01T06:00:00Z',
  en: {
    title: 'Your first months in Türkiye',
    summary:
      'For people who moved here for work, and for whoever came along: about tiredness, language and belonging.',
    body: `
You planned the move for months. The flat is found, the papers are stamped, the view is lovely. And yet you are more tired than you have been in years, and yesterday you nearly cried because of a parcel.

Nothing is wrong with you. At home, a hundred small things ran by themselves: which queue to join, how loudly to speak, what a raised eyebrow means. Here each of them takes a decision. A day full of decisions is a long day.

## Expect a curve, and do not trust the bottom of it

It may go like this: a bright beginning, then a dip, then a slow climb. Yours may look different. What helps is not deciding anything final while you are at the lowest point. If "I must go back" arrives at midnight, write it down and read it again after two weeks, in daylight.

## Make three things ordinary

Belonging begins with routine rather than with sights.

1. **One shop.** Buy your bread or fruit from the same person and learn their greeting. *Kolay gelsin*, said to somebody at work, wishes that it may come easily. It opens many faces.
2. **One route.** Walk it until you no longer need the map.
3. **One weekly thing with people.** A class, a choir, a running group, a place of worship, a language exchange. Go four times before you judge.

## Living in a language you do not speak well

In a second language you are slower, less funny and more polite than you really are. It can feel as if a simpler person were walking about under your name. That person is not you, and the gap narrows.

- Ask for patience at the start: "I am learning, may we speak slowly?"
- Keep at least one conversation a week in the language in which you dream.
- In meetings, ask for the agenda and the decisions in writing. It helps everybody, not just you.
- When you do not understand, say so at once. A nod that was not true costs more later.

> You are allowed to find this country beautiful and to be homesick in it on the same afternoon.

## For the one who came along

If you moved for your partner's job, you may have lost more than they did: your work, your colleagues, the answer to "what do you do?" Say this aloud before it turns into resentment. Agree on something that is yours alone, with its own hours, even if it earns nothing.

The working partner carries something as well: the feeling of having caused it all. Ask each other once a week, with the phones away: what was hard, what was good, what do you need from me?

## Children

Children grieve for friends, rooms and pets, often by being difficult. Let them be sad without promising that they will love it soon. Keep bedtimes, keep one dish from home, and keep a way to see old friends on a screen.

## Know where help is

Write these down now, while all is quiet: a doctor you can talk to, your consulate, one neighbour, one colleague. The emergency number for ambulance, police and fire is [112](tel:112). Learn to say your address in Turkish, and hang it next to the door.

If low mood, panic or drinking has become part of most days, or if you cannot sleep or work, speak with a professional in a language you are at ease in. You may ask for that. If you think of not wanting to live, [call 112](tel:112) and wake someone who knows you, in whatever time zone they are.
`,
  },
}
