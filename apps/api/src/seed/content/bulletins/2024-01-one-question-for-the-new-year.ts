import type { BulletinSeed } from '../content-seed.ts'

export const oneQuestionForTheNewYear: BulletinSeed = {
  key: 'one-question-for-the-new-year',
  issuedOn: '2024-01-08',
  tr: {
    title: 'Karar listesi yerine tek soru',
    summary: 'Ocak sözleri tutulmadığında kendinize kızmadan yapılacak başka bir şey.',
    body: `
Sevgili okur,

Ocağın ilk haftası bitti. Spora başlamadıysanız, şekeri bırakmadıysanız, erken kalkmadıysanız bu mektup size. Başladıysanız da okuyun; şubat sonuna doğru işinize yarayabilir.

Yeni yıl kararlarının çoğu "daha" ile kurulur: daha ince, daha düzenli, daha sabırlı. Sanki geçen yılki siz bir taslaktı da bu yıl temize çekilecek. Oysa geçen yılı o insan yaşadı: faturaları o ödedi, hastaneye o koştu, toplantılara o girdi.

Bu yüzden size bir karar değil, bir soru öneriyoruz:

> Geçen yıl hangi gün "keşke böyle günler çok olsa" dedim?

Yanıt hemen gelmezse telefonunuzdaki fotoğraflara bakın. O günde kim vardı? Neredeydiniz? Ne yapmıyordunuz? Büyük bir gün olması gerekmez. Bir pazar kahvaltısı, uzun bir telefon, tek başına gidilmiş bir sinema olabilir.

Bulduğunuzda o günün tek bir parçasını seçin ve ocak bitmeden bir kez daha yaşanacak biçimde takvime koyun. Hepsini değil; kişiyi, yeri ya da saati.

Hiç böyle bir gün bulamazsanız bu da bir bilgidir. Onu tek başınıza taşımanız gerekmez.

İyi bir yıl diliyoruz, kusursuz olmasa da.
`,
  },
  en: {
    title: 'One question instead of a list of resolutions',
    summary: 'Something else to do when January’s promises are broken, without being angry with yourself.',
    body: `
Dear reader,

The first week of January is over. If you have not taken up running, given up sugar or got up early, this letter is for you. If you have, keep it for the end of February.

Most resolutions are made with "more": more slender, more orderly, more patient. As if last year’s you had been a draft, waiting for a fair copy. But it was that person who lived the year, paid the bills, ran to the hospital and sat in the meetings.

So here is a question in place of a resolution:

> On which day last year did I think, "I wish there were more days like this"?

If nothing occurs to you, look through the photographs on your phone. Who was there? Where were you? What were you not doing? It need not be a great day. A Sunday breakfast, a long phone call, a film you saw on your own.

When you have it, choose one part of that day, the person, the place or the hour, and put it in the calendar for once more before January ends.

And if you find no such day, that tells you something too. You need not carry it by yourself.

We wish you a good year, even if it is not a flawless one.
`,
  },
}
