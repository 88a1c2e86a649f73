import type { BulletinSeed } from '../content-seed.ts'

export const reportCardDay: BulletinSeed = {
  key: 'report-card-day',
  issuedOn: '2025-01-13',
  tr: {
    title: 'Karne günü, iki kez',
    summary: 'Aynı kapı, aynı karne: bir akşamın iki farklı biçimde yaşanışı.',
    body: `
**Birinci kez.** Kapı çalar. Çocuk montunu çıkarmadan kâğıdı uzatır. Baba önce matematiğe bakar. "Bu ne?" Anne: "Çalışmadı ki." Abla gülümser. Çocuk odaya gider, kapı kapanır. Akşam yemeğinde kimse karneden söz etmez ama herkes onu düşünür. Gece çocuk tavanına bakar ve bir karar verir: gelecek dönem notlarını söylemeyecektir.

**İkinci kez.** Kapı çalar. Çocuk montunu çıkarmadan kâğıdı uzatır. Baba kâğıdı alır, bakmadan masaya koyar. "Hoş geldin. Önce sen anlat, hangi satırdan memnunsun?" Çocuk şaşırır, beden eğitimini gösterir. Gülerler. Sonra matematiğe kendisi gelir. "Burası kötü." "Evet, görüyorum. Ne oldu orada?" "Kesirlerde koptum, soramadım." Anne: "Tatilin ikinci haftası birlikte bakalım, bu hafta karne yok."

İki sahnede de not aynıdır. Değişen, kâğıdın kime ait olduğudur.

İlk sahneyi yaşadıysanız geç kalmadınız. Ertesi sabah "dün kötü başladım, baştan alabilir miyiz" demek çocuğa notlardan daha önemli bir şey öğretir: yanlış yapınca ne yapılacağını.

Eve gelmekten korkan, karnesini saklayan ya da "yok olsam" gibi sözler söyleyen bir çocuk varsa bunu ciddiye alın; yalnız bırakmayın, tehlike varsa [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'Report card day, twice',
    summary: 'The same door, the same card: one evening lived in two ways.',
    body: `
**The first time.** The bell rings. Coat still on, the child holds out the paper. Father looks at maths. "What is this?" Mother: "Well, there was no studying." The elder sister smiles. A bedroom door shuts. Nobody mentions the card at dinner, and everyone thinks about it. At night the child decides: next term I will not tell them.

**The second time.** The bell rings. Coat still on, the child holds out the paper. Father takes it and lays it on the table unread. "Welcome home. You first: which line are you pleased with?" Surprised, the child points to sports. They laugh. Then, unasked: "Maths is bad." "Yes, I see. What happened there?" "I got lost in fractions and could not ask." Mother: "Let us look at them in the second week. This week is holiday."

The mark is the same in both. What differs is to whom the paper belongs.

If yours was the first scene, you are not too late. "I began badly yesterday, can we start again?" teaches more than marks do, namely what to do after a mistake.

Take it seriously if a child fears coming home, hides the card or says "I wish I were gone". Stay with them; in danger [call 112](tel:112).
`,
  },
}
