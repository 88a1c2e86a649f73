import type { BulletinSeed } from '../content-seed.ts'

export const letterToAnIntern: BulletinSeed = {
  key: 'letter-to-an-intern',
  issuedOn: '2026-06-01',
  tr: {
    title: 'Stajyere mektup',
    summary: 'İlk iş yerine haziranda adım atan gençlere, yıllar önce aynı kapıdan girmiş birinden.',
    body: `
Merhaba,

Bu mektubu, bir zamanlar stajyer olan kendime yazar gibi yazıyorum.

İlk gün kimse sizi beklemiyormuş gibi gelecek. Bekliyorlar, yalnızca sandalyeyi unutmuşlar. Bilgisayar açılmayacak, yemek kartınız perşembe çıkacak. Bunların hiçbiri değerinizi ölçmüyor.

Size fotokopi çektirirlerse çekerken okuyun. Toplantıda ne konuşulduğunu anlamazsanız üç sözcük yazın, çıkışta birine sorun. Herkesin ezbere bildiğini sandığınız kısaltmaları masadakilerin yarısı bilmiyor, yemin edebilirim.

Çay isteyenle birlikte içecekseniz getirin. Hep siz getiriyorsanız söyleyin. Özel hayatınızı kurcalayan, dokunan, gece mesaj atan biri olursa bu staj kuralı değildir. Susmayın. Aynı gün güvendiğiniz bir büyüğünüze, okulunuza, insan kaynaklarına anlatın; tehlikede olduğunuzu hissederseniz [112’yi arayın](tel:112).

Bu mesleği sevmediğinizi anlarsanız staj boşa gitmedi. Bunu üç haftada anlamak, on yılda anlamaktan ucuzdur.

Son gün birine teşekkür edin. En üsttekine değil, size tuvaletin yerini gösterene.

Görüşmek üzere,
Üçüncü kattan biri

*Sevgili çalışma arkadaşları: bu mektubu stajyerinizin masasına bırakabilirsiniz. Yanına bir sandalye de koyarsanız tamam olur.*
`,
  },
  en: {
    title: 'Letter to an intern',
    summary:
      'To young people entering their first workplace in June, from someone who once came through the same door.',
    body: `
Hello,

I shall write to you as I would to the intern I once was.

On the first day nobody seems to expect you. They do, they only forgot the chair. The computer will not start and your lunch card comes on Thursday. None of this measures your worth.

If they have you make photocopies, read while you copy. When you do not understand a meeting, write down three words and ask somebody afterwards. Half the table does not know the abbreviations either, I could swear.

If you will drink the tea together, bring it. If it is always you, say so. Anybody prying into your private life, touching you or writing to you at night is not part of an internship. Do not be quiet. Tell an adult you trust, your school or human resources that same day, and if you feel in danger, [call 112](tel:112).

If you find out that you do not like this profession, nothing was wasted. Three weeks are cheaper than ten years.

Thank someone on the last day: not the person at the top but the one who showed you where the toilets are.

See you,
Somebody from the third floor

*Dear colleagues, you may leave this letter on your intern’s desk. Add a chair, and all is well.*
`,
  },
}
