import type { BulletinSeed } from '../content-seed.ts'

export const askingAQuietColleague: BulletinSeed = {
  key: 'asking-a-quiet-colleague',
  issuedOn: '2026-11-02',
  tr: {
    title: 'Sessizleşen arkadaşa nasıl sorulur?',
    summary: 'Kasım ayı, yan masadaki değişiklik ve on saniyelik bir cesaret.',
    body: `
Bir şey görürsünüz, adını koyamazsınız. Eskiden ilk gelen artık son dakikada geliyordur. Öğle yemeğine inmiyordur. Şakalara geç gülüyordur. Aklınızdan geçen ilk cümle şu olur: bana ne, belki özeldir.

Özel olabilir. Sormak, özeline girmek demek değildir; kapının orada olduğunu göstermektir.

Nerede? Ayakta, kapı ağzında, herkesin önünde değil. Yürürken iyidir.

Ne zaman? Acele bir toplantıdan önce değil. On beş dakikanız varken.

Nasıl? Gördüğünüzü söyleyin, yorumunuzu değil.

> "Birkaç haftadır yemeğe inmiyorsun, seni merak ettim. Nasılsın, gerçekten?"

"İyiyim" derse: "Tamam. Sormuş olayım, fikrin değişirse buradayım." Bir hafta sonra bir kez daha sorun. Kimi insan ikinci soruyu bekler, birincisinin nezaket olup olmadığını anlamak için.

Anlatırsa: düzeltmeyin, kendi hikâyenizi anlatmayın. "Anlattığın için sağ ol. Şimdi ne işine yarar?" Programı hatırlatabilirsiniz, gidip gitmediğini sormayın.

Ölmekten, yük olmaktan, vedalaşmaktan söz ederse açıkça sorun: "Yaşamak istemediğini mi düşünüyorsun?" Evet derse onu yalnız bırakmayın, [112’yi arayın](tel:112). Sır tutma sözü vermeyin.

Sonra siz de birine anlatın. Duymak da yorar.
`,
  },
  en: {
    title: 'How to ask a colleague who has gone quiet',
    summary: 'November, a change at the next desk, and ten seconds of courage.',
    body: `
You notice something and cannot name it. Someone once first now arrives last, skips lunch, laughs late at jokes. Your first thought is: none of my business, it may be private.

It may be. To ask is not to walk in, it is to show that there is a door.

Where? Not standing in a doorway in front of everyone. A walk is good.

When? Not ahead of a hurried meeting. When you have fifteen minutes.

How? Say what you saw, and not what you make of it.

> "You have not come to lunch for weeks and I wondered about you. How are you, really?"

If it is "fine": "All right. I am around if you change your mind." Ask once more a week later. Some wait for the second time to see whether the first was politeness.

If they tell you, do not correct, and keep your own story. "Thank you for telling me. What would be of use now?" You may mention the programme; do not ask whether they went.

If they speak of dying, of being a burden, of goodbyes, ask openly: "Are you thinking of not wanting to live?" If yes, do not leave them alone, and [call 112](tel:112). Promise no secrecy.

Then tell someone yourself. Hearing is tiring too.
`,
  },
}
