import type { ArticleSeed } from '../article-seed.ts'

export const lonelyInANewCity: ArticleSeed = {
  key: 'lonely-in-a-new-city',
  category: 'beginnings',
  publishedAt: '2025-11-24T06:00:00Z',
  tr: {
    title: 'Yeni şehirde yalnız akşamlar',
    summary: 'Taşınmanın heyecanı geçince gelen sessizlik ve tanıdık bir yüz bulmanın küçük yolları.',
    body: `
İlk haftalar telaşla geçer: koliler, adres değişikliği, internet bağlantısı. Sonra bir akşam her şey yerine yerleşmiştir ve siz odanın ortasında, arayacak kimse olmadan kalırsınız. Yanlış bir karar mı verdim diye düşünürsünüz.

Bu sessizlik çoğu zaman kararın değil, geçişin sesidir. Eski yerinizde sizi tanıyan insanlar vardı: fırıncı, komşu, iş çıkışı uğradığınız arkadaş. Hiçbiri tek başına büyük görünmüyordu. Birlikte bir hayat ediyorlardı.

## Selamlaştığınız insanlar

Yakın dostluk zaman ister ve siparişle gelmez. Tanıdıklık ise kurulabilir: sizi gördüğünde başıyla selam veren insanların sayısını artırın.

- Aynı fırına, aynı kahveciye, aynı saatte gidin. Üçüncü haftada adınızı sorarlar; sormazlarsa siz sorun.
- Yürüyüş yolunuzu değiştirmeyin. Aynı köpeklerle, aynı insanlarla karşılaşırsınız.
- Apartmanda ilk selamı siz verin. Küçük bir şey istemek, örneğin bir tornavida, vermekten daha çabuk yakınlaştırır.

## Düzenli olanı seçin

Tek seferlik etkinlikler kalabalıkta yalnız bırakabilir. Her hafta aynı insanlarla aynı işi yapmak daha yumuşaktır: bir kurs, koro, gönüllülük, spor, dil değişimi, mahalle bahçesi. İlk iki sefer sıkıcı ya da tuhaf geçebilir. Kendinize önceden söz verin: "Dört kez gideceğim, sonra karar vereceğim."

> Kimseyi tanımadığınız bir yere ilk kez girmek cesaret ister. İçeride herkesin bir ilk günü olmuştur.

## İşyerinde

İş arkadaşları her zaman arkadaş olmaz, olmak zorunda da değil. Yine de öğle yemeği iyi bir başlangıçtır. "Buralarda yürüyerek gidilecek bir yer var mı, benimle gelir misin" sorusu, "bir ara görüşelim" cümlesinden daha kolay evet alır. Hayır cevabı alırsanız bunun çoğu zaman sizinle ilgisi yoktur; herkesin zor bir haftası olabilir.

## Eski bağları taşımak

Geride bıraktıklarınız yeni hayatınıza engel değildir. Haftanın belli bir gününe bir görüntülü konuşma koyun; ama her akşamı ekranda geçirirseniz bu şehre ayıracak akşam kalmaz. Denge sizindir. Eski evinizden bir şeyi görünür bir yere koyun: bir fincan, bir örtü, bir fotoğraf. Yeni yer, eskisini silmek zorunda değildir.

## Hafta sonunun uzun öğleden sonrası

En zor saatler çoğu zaman pazar öğleden sonrasıdır. Onu boş bırakmayın. Cumadan küçük bir plan yapın: bir semti baştan sona yürümek, bir yemek denemek, kütüphanede bir saat. Plan bozulursa bozulsun; en azından gün sizi değil, siz günü karşılarsınız.

## Yalnızlık ağırlaştığında

Günlerce kimseyle konuşmuyor, yataktan çıkmak istemiyor, içkiyle ya da ekranla uyuşmaya çalışıyorsanız, bunu bir uzmana anlatmak iyi bir adımdır. "Yalnızlık için de gidilir mi" diye düşünmeyin; gidilir.

Yaşamak istemediğinizi düşünüyorsanız, şehirde kimseyi tanımasanız bile yalnız değilsiniz: [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'Quiet evenings in a new city',
    summary: 'The silence after the excitement of moving, and small ways to a familiar face.',
    body: `
The first weeks are a bustle of boxes, addresses and internet contracts. Then, one evening, everything is in its place, and you stand in the middle of the room with nobody to call. Was it a mistake, you ask yourself.

That silence is usually the sound of a passage, not of a wrong decision. In your old place there were people who knew you: the baker, the neighbour, the friend you dropped in on after work. None of them looked important by themselves. Together they made a life.

## Counting nods

Close friendship takes time and does not come to order. Familiarity, though, can be built: more people who nod when they see you.

- Go to the same bakery and the same café at the same hour. By the third week they may ask your name; if not, ask theirs.
- Keep to one walking route. You will meet the same dogs, with the same people.
- Be the first to greet on the stairs. Asking for something small, such as a screwdriver, brings people nearer than offering.

## Choose what repeats

One-off events can leave you lonely in a crowd. Doing the same thing with the same people every week is gentler: a course, a choir, volunteering, sport, a language exchange, a shared garden. The first two times may be dull or awkward. Make a promise beforehand: "I shall go four times and then decide."

> It takes courage to walk into a room where you know no one. Everybody inside had a first day.

## At work

Colleagues do not always become friends, and they need not. Lunch is a good start all the same. "Is there somewhere one can walk to, and would you come along?" gets a yes more easily than "we must meet some time". If it is a no, it most likely has nothing to do with you. Other people have hard weeks, too.

## Carrying the old ties

Those you left behind are no obstacle to a new life. Give them one fixed evening on video. If every evening goes to the screen, however, none is left for the city. Where the balance lies is up to you. Put one thing from your old home where you can see it: a cup, a cloth, a photograph. The new place need not erase the old.

## The long afternoon of the weekend

Sunday afternoon is often the hardest stretch. Do not leave it empty. Make a small plan on Friday: walk through one district from end to end, cook something unknown, spend an hour in a library. If the plan falls through, let it. At least you went to meet the day.

## When loneliness grows heavy

If you speak to nobody for days, do not want to leave your bed, or try to go numb with drink or screens, telling a professional is a good step. Do not wonder whether one may come about loneliness. One may.

And if you think of not wanting to live, you are not alone, even in a city where you know nobody: [call 112](tel:112).
`,
  },
}
