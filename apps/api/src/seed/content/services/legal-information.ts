import type { ServiceSeed } from '../content-seed.ts'

export const legalInformation: ServiceSeed = {
  key: 'legal-information',
  icon: 'shield',
  tr: {
    title: 'Hukuki bilgilendirme',
    summary: 'Kira, miras, boşanma, tüketici sorunu: haklarınızı anlamak ve bir sonraki adımı görmek için.',
    body: `
Elinizde anlamadığınız bir tebligat var ve herkes başka bir şey söylüyor. Hukuki bilgilendirme, belgeyi anlaşılır hâle getirir: ne yazıyor, hangi süre işliyor, sırada ne var, kime gidilir.

## Sorabileceğiniz konular

- Kira sözleşmesi, ev sahibi ya da kiracı anlaşmazlığı
- Boşanma, nafaka, velayet sürecinin nasıl işlediği
- Miras ve aile içi paylaşım
- Ayıplı ürün, iptal edilmeyen abonelik, tüketici başvurusu
- Trafik kazasından sonra yapılacaklar

Kurumunuzla aranızdaki anlaşmazlıklar bu hizmetin dışındadır. Ücretini işverenin ödediği bir hizmetin işverene karşı görüş vermesi doğru olmaz; böyle bir konuda baroya ya da kendi seçtiğiniz bir avukata danışın.

## Hazırlanırken

Olayı tarihleriyle birkaç satıra dökün, belgeleri yanınıza alın. Başkalarının kimlik bilgilerini göndermeyin. Talebinizi programın telefonundan iletebilirsiniz.

Görüşme bilgi verir; dava açmaz, dilekçe yazmaz, sizi temsil etmez ve avukatınızın yerini almaz. Süreli bir belge geldiyse bekletmeyin, çünkü süre kaçırmak hak kaybettirebilir. Size ya da çocuğunuza yönelik bir tehdit varsa hukuki sorudan önce [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'Legal information',
    summary:
      'Rent, inheritance, divorce, a consumer complaint: to understand your rights and see the next step.',
    body: `
You hold an official letter that you do not understand, and everyone around you says something different. Here somebody puts it into plain words: what it says, which deadline is running, what comes next, whom to see.

## What you can ask about

- Leases, and disagreements with a landlord or a tenant
- How divorce, maintenance and custody proceedings work
- Inheritance and sharing within a family
- Faulty goods, a subscription that will not end, consumer complaints
- What to do after a traffic accident

Disputes between you and your employer are outside this service. A service that the employer pays for should not advise against that employer. In such a matter turn to the bar association or a lawyer of your own choosing.

## Before the call

Put the story into a few lines with its dates, and have the papers at hand. Please do not send other people’s identity details. You can ask for a meeting by phone.

You receive information. Nobody files a case, drafts a petition or represents you, and it does not replace your lawyer. When a paper carries a deadline, do not let it lie, because a missed date can cost you a right. If you or your child are threatened, leave the legal question for later and [call 112](tel:112).
`,
  },
}
