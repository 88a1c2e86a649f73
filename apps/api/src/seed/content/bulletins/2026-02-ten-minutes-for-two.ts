import type { BulletinSeed } from '../content-seed.ts'

export const tenMinutesForTwo: BulletinSeed = {
  key: 'ten-minutes-for-two',
  issuedOn: '2026-02-02',
  tr: {
    title: 'İki kişilik on dakika',
    summary: 'Çiçeksiz, lokantasız bir sevgililer günü önerisi: dakika dakika bir konuşma.',
    body: `
Uzun süredir birlikte olanlar için şubatın ortası tuhaftır. Bir yandan kalpli vitrinler, bir yandan kimin yoğurt alacağı konuşması. Bu ay size bir hediye değil, bir senaryo veriyoruz.

**0–1.** Telefonları başka odaya bırakın. Çocuk varsa uyumasını bekleyin. Oturun; yan yana olur.

**1–3.** Biri şunu tamamlasın: "Bu ay sende fark ettiğim ve söylemediğim güzel bir şey…" Diğeri teşekkür etmekle yetinsin.

**3–5.** Roller değişsin.

**5–7.** Biri: "Bu ara bana zor gelen…" Cümlenin öznesi kendisi olsun. "Sen hiç" ile başlayan cümle bu oyunda sayılmaz. Diğeri duyduğunu kendi sözleriyle bir kez tekrarlasın.

**7–9.** Yine değişin.

**9–10.** Birlikte: önümüzdeki hafta yapılacak küçücük tek şey. Yoğurdu kimin alacağı da olabilir.

On dakika dolunca durun, iyi gidiyorsa bile. Devamı kalsın.

Konuşma her denemede kavgaya dönüyorsa çift danışmanlığı bunun için var. Karşınızdakinden korkuyor, sözünüzü tartarak yaşıyorsanız bu bir iletişim sorunu değildir: tehlikede [112](tel:112), destek için [183](tel:183).

Tek başınaysanız ilk cümleyi kendinize kurun. Yanıt vermeniz gerekmez.
`,
  },
  en: {
    title: 'Ten minutes for two',
    summary: 'A Valentine’s proposal without flowers or restaurants: a conversation, minute by minute.',
    body: `
For those who have long been together, the middle of February is odd. Here are the hearts in shop windows, there the discussion about who is buying yoghurt. Instead of a present, we have a script for you.

**0–1.** Put the phones in another room. If there is a child, wait for sleep. Sit down, side by side if you like.

**1–3.** One of you completes this: "Something lovely I noticed in you this month and did not say is…" The other says thank you and no more.

**3–5.** Change roles.

**5–7.** One: "What is hard for me at the moment is…", with oneself as the subject. Sentences beginning "You never" do not count in this game. The other repeats, once and in their own words, what they heard.

**7–9.** Change again.

**9–10.** Together: one very small thing for the coming week. Who buys the yoghurt is allowed.

When the ten minutes are over, stop, even if it goes well. Keep the rest.

If it becomes a quarrel each time, couples counselling exists for that. If you are afraid of the other person and weigh every word, the trouble is not communication: [112](tel:112) in danger, [183](tel:183) for support.

If you are on your own, say the first sentence to yourself. No reply is needed.
`,
  },
}
