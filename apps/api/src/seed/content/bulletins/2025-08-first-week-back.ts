import type { BulletinSeed } from '../content-seed.ts'

export const firstWeekBack: BulletinSeed = {
  key: 'first-week-back',
  issuedOn: '2025-08-18',
  tr: {
    title: 'İzin dönüşünün beş günü',
    summary: 'Valizin dibindeki kumla işe başlayanlara, günü gününe.',
    body: `
**Pazartesi.** Postayı baştan sona okumayın. Konuya göre sıralayın; çoğu konu siz yokken kapanmıştır. Son yazılanı okumak yeter. Öğleden önce kimseye söz vermeyin.

**Salı.** Tatil fotoğraflarını gösteren kişi olmaktan utanmayın, gösteren kişiyi de kısa kesmeyin. İş arkadaşlığının bir kısmı, birbirinin denizine bakmaktır.

**Çarşamba.** Beklenen çöküş günü. Sabahki hevesiniz bitti, hafta sonu uzak. Öğle yemeğini dışarıda yiyin. Bugün istifa etmeyin, saç kestirmeyin, büyük bir şey satın almayın.

**Perşembe.** Tatilde fark ettiğiniz ve burada kaybolmasını istemediğiniz bir şeyi yazın. "Kahvaltıyı oturarak yaptım" olabilir. "Üç gün kimseye kızmadım" da olabilir. Cuma sabahı onu bir kez yapın.

**Cuma.** Erken çıkabiliyorsanız çıkın. Haftanın bitmiş olması başlı başına bir iştir.

Tatile gidemediyseniz bu bülten size başka türlü gelmiş olabilir. Bazı yazlarda izin, hastane koridorunda ya da boya badanayla geçer. Dinlenememiş olmanın öfkesi haklı bir öfkedir; dönüp gelen bronz tenlilere değil, ağustosa kızabilirsiniz.

İşe dönme düşüncesi pazar akşamından midenizi ağrıtıyorsa ve bu üçüncü, dördüncü haftada da sürüyorsa, mesele belki tatilin bitmesi değildir. Konuşalım.
`,
  },
  en: {
    title: 'The five days after a holiday',
    summary: 'For those who start work with sand at the bottom of the suitcase, one day at a time.',
    body: `
**Monday.** Do not read the mail from beginning to end. Sort it by subject; much was settled in your absence and the last message is enough. Promise nobody anything before noon.

**Tuesday.** Do not be embarrassed to show your pictures, and do not cut short anyone who shows theirs. Part of being colleagues is looking at each other’s sea.

**Wednesday.** The slump, as expected. Monday’s zeal is used up and the weekend far away. Have lunch outside. On this day do not resign, cut your hair, or buy anything large.

**Thursday.** Write down something you noticed on holiday and would not like to lose here. "I sat down for breakfast", perhaps. Or "for three days I was angry with no one". Do it once on Friday morning.

**Friday.** If you can leave early, leave. That the week is over is an achievement in itself.

If you could not get away, this will have sounded different to you. Some summers, leave is spent in a hospital corridor or painting the walls. Be angry if you are, at August and not at those with a tan.

When the thought of work hurts your stomach from Sunday evening on, and still does in the third or fourth week, the end of the holiday may not be the reason. Let us talk.
`,
  },
}
