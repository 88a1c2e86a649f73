import type { BulletinSeed } from '../content-seed.ts'

export const theRoomAcrossTheHall: BulletinSeed = {
  key: 'the-room-across-the-hall',
  issuedOn: '2026-09-07',
  tr: {
    title: 'Koridorun ucundaki oda',
    summary: 'Çocuğu başka şehre okumaya gidenlerin eylülü.',
    body: `
Odanın kapısı yarı açık kalır. Yatak toplanmıştır, uzun zamandır ilk kez. Duvardaki bantların yeri bellidir. Makineye çamaşır atarsınız, içinden onun tek çorabı çıkar.

Kimse bunun için izin vermez, kimse taziyeye gelmez. "Ne güzel, kazandı" derler. Güzeldir de. Otogardan dönerken arabada radyoyu açamamış olmanız bu güzelliği bozmaz.

Eylül boyunca evde yeni bir hesap yapılır: kaç tabak, kaç ekmek, kim kiminle konuşacak? Bazı çiftler bunca yıl sonra ilk kez baş başa kalır ve söze nereden girileceğini bilemez. Tek başına büyütenler için sessizlik daha derindir.

Yapılabilecek birkaç şey:

- Odayı hemen çalışma odasına çevirmeyin, müzeye de çevirmeyin. Kışa kadar kapı yarı açık kalsın.
- Arama saatini ona seçtirin. Beklenen telefon, sorgu değil haber olur.
- Sepete attığınız tek çorabı yollamayın; fotoğrafını yollayın.
- Haftanın bir akşamını, yıllardır "çocuk büyüyünce" dediğiniz şeye verin.

Onun orada zorlandığını sezerseniz "dayan" demekten önce dinleyin. Yurtta bunalan, derse gidemeyen, umutsuz konuşan bir gence uzaktan da ulaşılır; yaşamak istemediğinden söz ediyorsa bulunduğu yerdeki birini haberdar edin ve [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'The room across the hall',
    summary: 'September for those whose child has left to study in another city.',
    body: `
The door stays half open. The bed is made, for the first time in ages. You can see where tape held things to the wall. You put on the washing, and out comes a single sock.

Nobody comes with condolences. "How nice", they say, "a university place." And it is. That you could not turn on the radio, driving back from the coach station, takes nothing away from it.

All through September there is new arithmetic at home: how many plates, how much bread, who talks to whom? Some couples are alone together after many years and do not know how to begin. For those who raised a child by themselves the silence goes deeper.

A few things one can do:

- Make the room neither an office at once nor a museum. Leave the door half open until winter.
- Let them choose when to ring. An expected call is news and not an interrogation.
- Do not send the sock. Send a photograph of it.
- Give one evening a week to what you always put off until the child was grown.

If you sense that it is hard over there, listen before you say "hold on". If a young person far away speaks of not wanting to live, alert someone near them and [call 112](tel:112).
`,
  },
}
