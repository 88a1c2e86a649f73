import type { ArticleSeed } from '../article-seed.ts'

export const roomsAfterASeparation: ArticleSeed = {
  key: 'rooms-after-a-separation',
  category: 'beginnings',
  publishedAt: '2026-06-22T06:00:00Z',
  tr: {
    title: 'Ayrıldıktan sonraki ilk ev',
    summary: 'Yeni bir anahtar, eksik bir çatal takımı ve fazla sessizlik: odadan odaya, yeniden yerleşmek.',
    body: `
Anahtar yeni olduğu için kilitte takılıyor. Kapıyı omzunuzla itmeyi henüz öğrenmediniz. İçeride üç koli, bir yatak, birinin verdiği bir lamba. Burası artık sizin eviniz; cümle ağzınızda yabancı duruyor.

Bir ayrılığın ardından ev, hem sığınak hem de kanıttır. Gelin odaları birlikte dolaşalım. Hepsini bugün düzeltmeniz gerekmiyor. Bazılarının kapısını kapalı da tutabilirsiniz.

## Giriş

Buraya bir çift terlik, bir de çengel yeter. Çengele anahtarınızı asın, hep aynı yere. Ayrılıktan sonraki aylarda insan her şeyi kaybeder: cüzdanı, gözlüğü, cümlesinin sonunu. Zihin taşınmakla meşguldür. Kaybetmediğiniz tek bir şey olsun.

Kapıdan her girişinizde yapacağınız küçük bir hareket seçin. Işığı açmak, radyoyu açmak, "ben geldim" demek. Evet, boş eve de denir.

## Mutfak

İki tabak, iki bardak. Biri sizin, biri gelecek misafirin. Tek tabakla yaşamayın; ev bekleyen bir yer olsun.

İlk haftalar yemek ayakta yenir. Sonra bir akşam oturun. Masa yoksa koliyi ters çevirin. Telefonu karşınıza değil, arkanıza koyun. Bir şey pişirin: makarna, yumurta, ne bildiğinizse. Tek kişi için pişirmek israf değildir; masadaki kişi sizsiniz.

Akşamları şişeye uzanan eliniz sıklaştıysa bunu fark edin. Alkol geceyi kısaltmaz, sabahı uzatır.

## Yatak odası

Yatağın hangi yanında yattığınızı bilirsiniz; öbür yanı uzun süre ona ait kalır. Birkaç gece ortada yatmayı deneyin. Olmuyorsa kitapları, yastıkları, çamaşırı o yana koyun. Kimse bakmıyor.

Gece yarısı mesajları bu odada yazılır. Yazın, ama göndermeyin: telefonun not bölümüne, sabah okumak üzere. Sabah hâlâ göndermek istiyorsanız öğleni bekleyin. Eski profillere bakmak da bu odada olur; baktıkça yara kapanmaz, yalnızca merak beslenir. Bir süreliğine susturmak kötülük değildir.

## Çocuk odası

Burası varsa, evdeki ilk düzeni buraya kurun. Küçük de olsa onun bir çekmecesi, bir nevresimi, iki evde de aynı kalan bir oyuncağı olsun. Çocuk evlerin güzelliğine değil, *yarın nerede uyanacağına* bakar. Takvimi duvara asın ve ona okuyun.

> "Annenle ben artık aynı evde yaşamıyoruz. Bu senin yüzünden olmadı ve senin bir şey yaparak düzeltmen gerekmiyor. İkimiz de senin anne babanız."

Onun önünde ötekini çekiştirmeyin. Ağzınızdan kaçarsa düzeltin. Haber taşıtmayın; büyüklerin sözü büyüklerin telefonundan gider.

## Balkon

Ayrılınca arkadaşlar da bölüşülür, kimse öyle karar vermese de. Bazıları arar, bazıları ne diyeceğini bilemediği için susar. Balkona iki sandalye koyun ve susanlardan birine siz yazın: "Anlatmayacağım, yalnızca çay içelim."

Ailenizin öfkesi sizinkinden büyük olabilir. Onu taşımak sizin işiniz değil. "Beni sevdiğiniz için kızgınsınız, biliyorum; benim yanımda ondan böyle söz etmeyin" diyebilirsiniz.

## Açılmamış koli

Fotoğraflar, mektuplar, düğün davetiyesi. Ne atın ne açın. Üzerine tarih yazın ve dolabın üstüne kaldırın. Bir yıl sonra açacağınızı not edin. Bazı kararların bugün verilmesi gerekmez.

## Kapının dışı

Ayrıldığınız kişi sizi takip ediyor, tehdit ediyor, habersiz kapınıza geliyorsa bu özlem değildir. Mesajları saklayın, komşunuza ve ailenize haber verin, hukuki destek isteyin. Tehlike anında [112’yi](tel:112), sosyal destek için [183’ü](tel:183) arayın.

Haftalardır yataktan kalkamıyor, çalışamıyor ya da artık yaşamak istemediğinizi düşünüyorsanız bunu bu evde tek başınıza taşımayın. İkincisi için beklemek yok: [112](tel:112). Birincisi için bir uzman, bir randevu, bir arkadaşın sizi kapıdan alması.

Bir gün anahtar takılmadan dönecek. Fark etmeyeceksiniz bile.
`,
  },
  en: {
    title: 'The first home after a separation',
    summary: 'A new key, half a set of cutlery and too much quiet: settling in again, one room at a time.',
    body: `
The key is new and sticks in the lock. You have not yet learned to push the door with your shoulder. Inside there are three boxes, a bed, and a lamp somebody gave you. This is your home now, and the sentence feels foreign in your mouth.

After a separation, a home is a shelter and a piece of evidence at once. Let us walk through it together. You need not put all of it right today. Some of the doors may stay shut.

## The hall

A pair of slippers and a hook are all you need here. Hang your key on the hook, always the same one. In the months after a separation people lose everything: wallets, glasses, the ends of their sentences. The mind is busy moving house. Let there be one thing that you do not lose.

Choose a small gesture for each time you come in. Switching on a light, switching on the radio, saying "I am home". Yes, one may say it to an empty flat.

## The kitchen

Two plates, two glasses: one for you and one for a guest to come. Do not live with a single plate; let the home be expecting someone.

In the first weeks meals are eaten standing. Then one evening, sit down. If there is no table, turn a box over. Put the phone behind you rather than in front of you. Cook something, pasta, eggs, whatever you know. Cooking for one is no waste. The one at the table is you.

If your hand goes to the bottle more often at night, notice it. Drink does not make the night shorter, it makes the morning longer.

## The bedroom

You know which side of the bed is yours; the other goes on belonging to somebody for a long time. Try the middle for a few nights. If that does not work, put books, pillows or laundry there. Nobody is looking.

This is the room in which midnight messages are written. Write them, and do not send them: in the notes, to be read in the morning. If you still want to send one then, wait until noon. It is also the room in which old profiles are visited. The visits feed curiosity and do nothing for the wound. Muting someone for a while is not unkind.

## The children's room

If there is one, make this the first room in order. However small, it should have a drawer of their own, their bedding, and a toy that is the same in both homes. Children do not look at how pretty a home is. They look at *where they will wake up tomorrow*. Put the calendar on the wall and read it to them.

> "Your mother and I no longer live in one house. It did not happen because of you, and there is nothing you have to do to mend it. Both of us are your parents."

Do not run the other one down in front of them, and if it slips out, put it right. Do not make them carry messages. What grown-ups have to say travels by grown-ups' phones.

## The balcony

When couples part, friends are divided too, although nobody decides it. Some of them call, others keep silent because they do not know what to say. Put two chairs out and write to one of the silent ones: "I will not go on about it. Let us just have tea."

Your family may be angrier than you are. Carrying that is not your job. You could say: "I know that you are angry because you love me. Please do not speak like that when I am here."

## The unopened box

Photographs, letters, the wedding invitation. Neither throw it out nor open it. Write the date on it, put it on top of the wardrobe, and make a note to look in a year. Some decisions do not have to be made today.

## Outside the door

If the person you left follows you, threatens you or turns up unannounced, it is not longing. Keep the messages, tell a neighbour and your family, and ask for legal help. In danger call [112](tel:112); for social support, [183](tel:183).

If for weeks you have not been able to get out of bed or to work, or if you think of not wanting to live, do not carry it alone in this flat. For the second there is no waiting: [112](tel:112). For the first there is a professional, an appointment, and a friend to collect you from the door.

One day the key will turn without sticking. You will not even notice.
`,
  },
}
