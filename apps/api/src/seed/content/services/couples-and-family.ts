import type { ServiceSeed } from '../content-seed.ts'

export const couplesAndFamily: ServiceSeed = {
  key: 'couples-and-family',
  icon: 'users',
  tr: {
    title: 'Çift ve aile danışmanlığı',
    summary:
      'Aynı kavganın etrafında dönenlere, ayrılmayı düşünenlere, bir araya gelmekte zorlanan ailelere.',
    body: `
Bulaşıkla başlayan tartışma her seferinde aynı yere çıkıyorsa, konu bulaşık değildir. Üçüncü bir kişinin varlığı bazen yalnızca şunu sağlar: iki taraf da cümlesini sonuna kadar söyler.

## Kimler gelebilir?

- Birlikte gelmek isteyen çiftler; evli olmaları gerekmez.
- Eşi istemese de tek başına konuşmak isteyenler.
- Ayrılığı çocuklara nasıl söyleyeceğini düşünenler.
- Kayınvalide, kardeş, yetişkin çocuk gibi aile bağlarında sıkışanlar.

Danışman hakem değildir. Kimin haklı olduğunu söylemez, evliliğin sürmesi ya da bitmesi için taraf tutmaz. Aile bireylerinizin kapsamda olup olmadığı kurumunuzun anlaşmasına bağlıdır; anlaşmaya bakabilir ya da programın telefonundan sorabilirsiniz.

## Başvururken

Psikolojik destek talep formunun not alanına "birlikte katılacağız" yazmanız yeterlidir. İkinize de uyan zamanı seçin, gerekirse ayrı yerlerden bağlanın. Anlattıklarınız işvereninize gitmez, birinizin ayrıca söylediği de ötekine aktarılmaz; bunun sınırlarını ilk görüşmede sorabilirsiniz.

Evde şiddet varsa önce güvenlik gelir ve ortak görüşme doğru yer olmayabilir. Tehlike anında [112’yi](tel:112), sosyal destek için [183’ü](tel:183) arayın.
`,
  },
  en: {
    title: 'Couples and family counselling',
    summary:
      'For people who circle the same quarrel, think about parting, or find it hard to be a family in one room.',
    body: `
When the argument about the dishes ends in the same place each time, it is not about the dishes. What a third person adds may be quite simple: both of you get to finish a sentence.

## Who can come?

- Couples who want to come together, married or not.
- One partner alone, when the other prefers not to.
- Parents wondering how to tell their children about a separation.
- People stuck in other family ties: a mother-in-law, a sibling, a grown-up child.

The counsellor is no referee. Nobody here announces who is right, or takes sides for a marriage going on or ending. Whether your relatives are included depends on your employer’s agreement; look into it, or ask by phone.

## When you ask

In the note of the psychological support form, write that there will be two of you, and choose times that work for both. You may join from different places. Nothing you say reaches your employer, and what one of you says alone is not passed on to the other; ask about the limits of that in the first meeting.

Where there is violence at home, safety comes first and meeting together may be the wrong setting. In danger call [112](tel:112); for social support there is [183](tel:183).
`,
  },
}
