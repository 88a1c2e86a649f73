import type { BulletinSeed } from '../content-seed.ts'

export const theReviewMeeting: BulletinSeed = {
  key: 'the-review-meeting',
  issuedOn: '2024-12-02',
  tr: {
    title: 'Yıl sonu görüşmesine hazırlık',
    summary: 'Değerlendirme toplantısı yaklaşırken: getirilecek üç not, söylenebilecek dört cümle.',
    body: `
Aralık, birçok iş yerinde bir yılın yirmi dakikaya sığdırıldığı aydır. Kapıdan girerken insan okul müdürünün odasına giriyormuş gibi olabilir. Yaşınız kaç olursa olsun.

**Yanınıza üç not alın.**

1. Bu yıl yaptığınız ve kimsenin görmediği bir iş.
2. Beklediğiniz gibi gitmeyen bir iş ve ondan ne öğrendiğiniz.
3. Gelecek yıl daha az yapmak istediğiniz bir şey.

Üçüncüsünü çoğu kişi söylemez. Oysa "daha az" demek, neyi iyi yapmak istediğinizi de anlatır.

**Cebinizde dört cümle bulunsun.**

> "Bunu ilk kez duyuyorum, biraz düşünüp yarın yanıt vermek isterim."

> "Bir örnek verebilir misiniz?"

> "Bu kısmına katılıyorum, şu kısmı bana farklı göründü."

> "Gelecek yıl benden en önemli beklentiniz ne?"

Görüşmeyi siz yapıyorsanız tersini deneyin: önce dinleyin, sonra yazdığınızı okuyun. Karşınızdaki ağlarsa konuşmayı bitirmek zorunda değilsiniz; su verin, bekleyin, isterse başka güne alın.

Çıkınca hemen masaya dönmeyin. Bir kat inin, bir kat çıkın. Duyduğunuz eleştiri yaptığınız bir işe aittir, bütününüze değil. Sizi sarsan bir söz günlerce geçmezse, onu anlatabileceğiniz bir yer burada var.
`,
  },
  en: {
    title: 'Preparing for the year-end review',
    summary: 'With the appraisal coming up: three notes to bring and four sentences to have ready.',
    body: `
In many workplaces December is the month in which a year has to fit into twenty minutes. Walking in can feel like entering the headmaster’s office.

**Bring three notes.**

1. Something you did this year that nobody saw.
2. Something that did not go as you had hoped, and what it taught you.
3. Something you would like to do less of next year.

Few people mention the third. Yet "less" also says what you would like to do well.

**Keep four sentences in your pocket.**

> "This is the first I have heard of it. May I think it over and answer tomorrow?"

> "Could you give me an example?"

> "I agree with this part, and the other looked different to me."

> "What matters most to you in my work next year?"

If you are the one holding the review, turn it round: listen first, then read out what you wrote. If the other person cries, you need not end it. Offer water, wait, and move it to another day if they wish.

Do not go straight back to your desk afterwards. Walk down a floor and up again. The criticism belongs to a piece of work and not to the whole of you. If a remark will not leave you for days, there is a place here to talk about it.
`,
  },
}
