import type { BulletinSeed } from '../content-seed.ts'

export const daysThatComeBack: BulletinSeed = {
  key: 'days-that-come-back',
  issuedOn: '2024-02-05',
  tr: {
    title: 'Her yıl geri gelen günler',
    summary: 'Bir kaybın, bir kazanın, bir depremin yıl dönümünde kendinize ve birbirinize alan açmak.',
    body: `
Takvim bazı günleri unutmaz. Haftalar öncesinden bir huzursuzluk başlar, neye kızdığınızı bilmezsiniz; sonra tarihe bakar ve anlarsınız.

Bir insanın kaybı, bir iş kazası, bir ülkenin birlikte yas tuttuğu bir sabah: yıl dönümleri herkese aynı gelmez. Kimi o gün çalışmak ister, eli meşgul olsun diye. Kimi ekranı açamaz. Kimi de hiçbir şey hissetmez ve bundan utanır. Üçü de olur.

**O gün size aitse** birine önceden söyleyin: "Perşembe benim için zor bir gün, belki sessiz olurum." Bir cümle, bütün gün gülümsemeye çalışmaktan daha az yorar. Görüntü ve haberlerden uzak durmak da bir anma biçimidir.

**O gün bir iş arkadaşınıza aitse** büyük sözler aramayın. "Bugünün hangi gün olduğunu biliyorum" demek yeter. Ağlarsa susturmayın, ağlamazsa beklemeyin.

**Yöneticiyseniz** o haftaya tatbikat, kutlama ya da zor görüşme koymadan önce takvime bakın. Kimin kimi kaybettiğini sormanız gerekmez; esnek davranmanız yeter.

Gece yarısı anılar üstünüze gelip nefes aldırmıyorsa bunu bir uzmana anlatabilirsiniz. Yaşamak istemediğinizi düşünüyorsanız beklemeyin, [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'The days that come back every year',
    summary:
      'Making room for yourself and for each other on the anniversary of a loss, an accident, an earthquake.',
    body: `
The calendar does not forget certain days. Weeks before, you are restless and cross without knowing why. Then you look at the date and understand.

The death of somebody, an accident at work, a morning on which a whole country mourned: anniversaries do not reach everyone alike. Some want to work, to keep their hands busy. Some cannot open a screen. Others feel nothing and are ashamed of that. All of it is all right.

**If the day is yours,** tell someone in advance: "Thursday is a hard day for me, I may be quiet." One sentence tires you less than smiling from morning to evening. Keeping away from the news is also a way of remembering.

**If it belongs to a colleague,** do not look for great words. "I know what day it is" will do. If they cry, do not hush them, and if they do not, do not wait for it.

**If you lead a team,** check the calendar before you place a drill, a party or a difficult talk in that week. You need not ask who lost whom, only be flexible.

When memories crowd in at night and leave you no air, you can tell a professional. If you think of not wanting to live, do not wait: [call 112](tel:112).
`,
  },
}
