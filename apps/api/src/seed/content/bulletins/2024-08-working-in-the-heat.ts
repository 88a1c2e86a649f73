import type { BulletinSeed } from '../content-seed.ts'

export const workingInTheHeat: BulletinSeed = {
  key: 'working-in-the-heat',
  issuedOn: '2024-08-05',
  tr: {
    title: 'Sıcakta çalışanlara',
    summary: 'Şantiyede, mutfakta, depoda, kliması bozuk ofiste: ağustos için kısa notlar.',
    body: `
Klimalı odada yazılmış öğütler sahada işe yaramaz. Bu notları, sıcağın kaçınılmaz olduğu işlerde çalışanları düşünerek yazdık.

*Su.* Susamayı beklemeden, azar azar. Ortak bidona bir saat yazmak, kimsenin unutmamasını sağlar.

*Gölge.* Molayı gölgede vermek tembellik değildir. Ustaya, şefe bunu tek başınıza değil birlikte söyleyin: "Molayı şu saate alabilir miyiz?"

*Çift göz.* Yanınızdakine bakın. Çok kızardıysa, sendeliyorsa, saçma konuşmaya başladıysa çalışmayı bırakın, gölgeye alın, serinletin. Bilinci bulanıksa, bayıldıysa ya da kusuyorsa [112’yi arayın](tel:112) ve yanından ayrılmayın.

*Gece.* Sıcakta iyi uyuyamayan kişi ertesi gün daha çabuk kızabilir. Ağustosta çıkan tartışmaların bir kısmı kimsenin suçu değildir. "Hava çok sıcak, sonra konuşalım" cümlesini yedekte tutun.

*Giysi.* Koruyucu donanımı çıkarmayın; rahatsızlık veriyorsa bunu iş güvenliği sorumlusuna bildirin.

*Ev.* Yaşlı bir akrabanız, yalnız yaşayan bir komşunuz varsa günde bir kez kapısını çalın. Serin bir karpuz dilimi iyi bir bahanedir.

Ofistekiler için de bir not: camın önünde çalışan kurye sizden bir bardak su istemez, teklif edilirse de çoğu zaman içer.
`,
    reviewDueOn: '2025-08-05',
  },
  en: {
    title: 'To those who work in the heat',
    summary:
      'On building sites, in kitchens and warehouses, in offices with broken air conditioning: short notes for August.',
    body: `
Advice written in a cool room is of little use outside. We wrote these notes with people in mind whose work leaves them no way round the heat.

*Water.* A little at a time, without waiting for thirst. A time written on the shared canister keeps everybody from forgetting.

*Shade.* Taking your break in the shade is not laziness. Say so to the foreman together rather than alone: "Could we move the break to this hour?"

*A second pair of eyes.* Look at the one beside you. If their face is very red, if they stagger or begin to talk nonsense, stop, take them into the shade and cool them. If they are confused, faint or vomit, [call 112](tel:112) and do not leave them.

*Night.* After a hot night tempers may be short. Some of August’s quarrels are nobody’s fault. Keep "It is too hot, let us talk later" in reserve.

*Clothing.* Leave protective gear on. If it troubles you, tell the person responsible for safety.

*Home.* If you have an elderly relative or a neighbour living alone, knock once a day. A slice of cool melon is a good excuse.

And for those in offices: the courier at your window will not ask for a glass of water, but will often accept one.
`,
    reviewDueOn: '2025-08-05',
  },
}
