import type { AboutLifeSeed } from '../content-seed.ts'

export const writingALetter: AboutLifeSeed = {
  key: 'writing-a-letter',
  publishedOn: '2023-12-18',
  tr: {
    title: 'Bir zarf, bir pul, bir cumartesi',
    summary: 'Telefonla iki dakikada söyleyebileceğiniz şeyi mektupla söylemek neden başka bir şeydir?',
    body: `
Çekmecede üç zarf buldum, on yıllık. Yapışkanları kurumuş. Birini aldım ve liseden sonra şehir değiştiren bir arkadaşıma yazmaya oturdum. Onunla zaten yazışıyoruz; kedi videoları, "nasılsın", "koşturmaca". Mektupta "koşturmaca" yazmak insana saçma geliyor.

İlk satırda takıldım. Telefonda tarih yazmayız, yer yazmayız. Mektup ise nereden yazıldığını sorar: mutfak masası, yağmur, ocakta nohut. Yer yazılınca arkadaşım sanki içeri girdi, sandalye çekti.

Silmek yok. "Aslında şöyle demek istedim" diye üstünü çizdiğim yer kaldı ve mektubun en dürüst satırı orası oldu.

Bir saat sürdü. O bir saat boyunca kimseye yanıt vermedim ve kimse de eksikliğimi duymadı; bunu fark etmek biraz gücüme gitti, biraz da hafifletti.

## Siz de denerseniz

- Kâğıdın iyi olması gerekmez, kareli defter yaprağı olur. Arkasını boş bırakın, mürekkep geçer.
- Haber vermeyin. Posta kutusunda faturadan başka bir şey bulmanın şaşkınlığını bozmayın.
- Bir soru sorun, ama yanıtı bugün gerekmeyecek bir soru: "O bahçedeki incir duruyor mu?"
- İçine düz bir şey koyun. Yaprak, sinema bileti, çocuğun çizdiği kedi.
- Adresi bilmiyorsanız annesine sorun. O da sevinir.

Postanede gişedeki memur zarfa baktı, bana baktı. "Resmî evrak mı?" dedi. "Yok," dedim, "mektup." Pulu kendi eliyle, özenle yapıştırdı.

Üç hafta sonra yanıt geldi. Kısa, çarpık satırlı, ortasında bir kahve halkası. İncir duruyormuş. Bir de şunu yazmış: "Elim ağrıdı, ne çok susmuşuz."

Çekmecede iki zarf kaldı.
`,
  },
  en: {
    title: 'An envelope, a stamp, a Saturday',
    summary: 'Why saying it in a letter is not the same as saying it on the phone in two minutes.',
    body: `
I found three envelopes in a drawer, ten years old, their glue dried out. I took one and sat down to write to a friend who had moved to another city after school. We are in touch as it is: cat videos, "how are you", "busy, busy". In a letter one feels silly writing "busy, busy".

I was stuck at the first line. On the phone nobody writes the date or the place. A letter asks where it is written: kitchen table, rain, chickpeas on the stove. As soon as that stood there, it was as though my friend had come in and pulled up a chair.

You cannot delete. A line that I crossed out with "what I meant was" stayed where it was and turned out to be the most honest one.

It took an hour. In that hour I answered no one and no one missed me, which hurt a little, and was a relief.

## If you would like to try

- The paper need not be good; a sheet from a squared notebook will do. Leave the back empty, ink goes through.
- Do not announce it. Let there be the surprise of finding something other than a bill.
- Ask a question, one that needs no answer today: "Is the fig tree in that garden still standing?"
- Put in something flat. A leaf, a cinema ticket, a cat drawn by a child.
- If you do not have the address, ask their mother. She will be pleased too.

At the post office the clerk looked at the envelope and at me. "Official documents?" "No," I said, "a letter." He stuck the stamp on himself, with care.

The answer took three weeks. It was short, with slanting lines and a coffee ring in the middle. The fig tree is standing. And then: "My hand aches. How long we have been silent."

There are two envelopes left.
`,
  },
}
