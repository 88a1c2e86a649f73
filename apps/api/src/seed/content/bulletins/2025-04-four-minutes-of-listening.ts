import type { BulletinSeed } from '../content-seed.ts'

export const fourMinutesOfListening: BulletinSeed = {
  key: 'four-minutes-of-listening',
  issuedOn: '2025-04-07',
  tr: {
    title: 'Dört dakikalık dinleme deneyi',
    summary: 'İki kişi, bir saat, iki tur: sözü kesmeden dinlemenin ne kadar zor olduğunu görmek için.',
    body: `
Gerekenler: birbirini az çok tanıyan iki kişi, dakika tutan bir şey, kapısı kapanan bir yer. Mutfak da olur.

**Tur bir, iki dakika.** Biri konuşur. Konu serbest, küçük olsun: bu sabah sizi sinirlendiren şey, aklınızdan çıkmayan bir haber, nisan yağmuru. Öteki yalnızca dinler. Soru sormaz, başından geçeni anlatmaz, "aynen" demez, akıl vermez. Baş sallayabilir.

**Tur iki, iki dakika.** Roller değişir.

Sonra birlikte şunlara bakın. Hangi saniyede araya girmek istediniz? Girmek istediğiniz şey bir soru muydu, bir çözüm müydü, yoksa kendi hikâyeniz mi? Sessizlik olunca kim bozdu? Konuşurken birden başka bir yere vardınız mı?

Deneyi yapan bir çift bize şöyle bir soru sorsa şaşmazdık: "Yirmi yıldır evliyiz, neden iki dakika bu kadar uzun?" Çünkü gündelik konuşmada çoğumuz karşımızdakini değil, kendi sıramızı bekleriz.

İş yerinde de işe yarar; toplantıdan önce değil, bir anlaşmazlıktan sonra yapın. Her gün yapmanız gerekmez. Bir kez yapan, başka bir gün birinin sözünü keserken kendini yakalar. Dinlemek orada başlar.

Kimsenin sizi dinlemediği bir dönemdeyseniz deneyi bir uzmanla da yapabilirsiniz; orada süre dört dakikadan uzundur.
`,
  },
  en: {
    title: 'An experiment in listening, four minutes long',
    summary: 'Two people, a clock, two rounds: to find out how hard it is to listen without cutting in.',
    body: `
You need two people who know each other more or less, something that counts minutes, and a door that closes. The kitchen will do.

**Round one, two minutes.** One of you talks. Choose anything small: what annoyed you this morning, a piece of news that stays with you, the April rain. The other only listens, without questions, without "that happened to me too", without advice. Nodding is allowed.

**Round two, two minutes.** Change places.

Then look back together. At which second did you want to break in? Was it with a question, a solution, or a story of your own? When it went quiet, who ended the silence? Did you, talking, arrive somewhere you had not meant to go?

A couple might well ask afterwards, "Twenty years of marriage, why are two minutes so long?" In everyday talk many of us are waiting less for the other person than for our turn.

It works among colleagues too, rather after a disagreement than before a meeting. Nor do you have to repeat it. Having done it once, you may catch yourself on some other day in the middle of interrupting, and that is where listening starts.

If at present nobody listens to you, a professional can be the other half of the experiment. You will have longer than four minutes.
`,
  },
}
