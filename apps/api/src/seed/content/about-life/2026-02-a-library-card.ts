import type { AboutLifeSeed } from '../content-seed.ts'

export const aLibraryCard: AboutLifeSeed = {
  key: 'a-library-card',
  publishedOn: '2026-02-16',
  tr: {
    title: 'Kütüphane kartı',
    summary: 'Kırk yaşında yeniden üye olmak, sessizliğin içinde tek başına olmamak üzerine.',
    body: `
Üyelik formunda meslek hanesi vardı, doldurdum. Altında bir satır daha: "İlgi alanlarınız." Kalem orada durdu. En son kim sormuştu bunu bana?

"Boş bırakabilirsiniz," dedi görevli. "Çoğunluk boş bırakıyor. Sonra dolduruyorlar."

Şubat cumartesileri kütüphanenin okuma salonu, şehirde para harcamadan oturulabilen ender sıcak yerlerden. Kimler var? Sınava çalışan gençler, bulmacasını getirmiş emekliler, her yarım saatte bir horlayıp kendi sesine uyanan bir bey, çizgi roman rafının önünde yere oturmuş bir kız. Kimse kimseyle konuşmuyor, yine de kalabalık. Evdeki sessizliğe benzemiyor bu sessizlik; içinde başkalarının sayfa sesi var.

Kitap seçemedim. Bu kadar seçeneğin önünde açlıktan ölür insan. Görevliye sordum, o da bana iade arabasını gösterdi: "Başkalarının az önce bıraktıkları. Benim sevdiğim raf odur." Arabadan bir deniz feneri bekçisinin günlüğünü aldım. Arasında bir alışveriş listesi çıktı: süt, ampul, özür kartı. Listeyi yerine koydum, belki geri gelir.

Kapıda bir de şemsiyelik var; kimse başkasının şemsiyesini almıyor. Üç haftadır ödünç alıyorum. Okuyup bitirdiğim bir, başlayıp bıraktığım dört. Bırakmak için özür dilemek gerekmiyor; kitap iade ediliyor, görevli teşekkür ediyor, başkası alıyor. Hayatta bu kadar temiz kapanan az şey var.

Dün kartımı okuturken ekranda formumu gördüm. İlgi alanları hâlâ boştu. "Doldurayım mı artık?" dedim.

"Ne yazalım?"

"Deniz fenerleri," dedim. "Bir de başkalarının listeleri."

İkincisini de yazdı, hiç gülmeden, sonra kartımı uzattı.
`,
  },
  en: {
    title: 'A library card',
    summary: 'On joining again at forty, and not being alone inside a silence.',
    body: `
The form had a box for my profession, and I filled it in. Below it another line: "Your interests." There the pen stopped. Who had last asked me that?

"You may leave it empty," said the librarian. "Most people do. They fill it in later."

On a Saturday in February the reading room is one of the few warm places in town where you can sit without spending money. Who is there? Young people studying for exams, pensioners who have brought their crosswords, a gentleman who snores every half an hour and is woken by it, a girl on the floor in front of the comics. Nobody talks to anybody, and yet one is in company. It is not the silence of home. It has the sound of other people’s pages in it.

I could not choose. With so much in front of you, you could starve. I asked, and the librarian pointed to the trolley of returns. "What others have just left. That is the shelf I like." I took the diary of a lighthouse keeper. There was a shopping list in it: milk, light bulb, a card to say sorry. I put the list back; somebody may come for it.

There is an umbrella stand at the door, and nobody takes an umbrella that is not theirs. For three weeks now I have been borrowing. One read to the end, four begun and abandoned. You need not apologise for abandoning. The book goes back, the librarian says thank you, another takes it. Few things in life close as cleanly.

Yesterday, when my card was scanned, I saw my form on the screen. The interests were still empty. "Shall I fill that in?" I asked.

"What shall we put?"

"Lighthouses," I said. "And other people’s lists."

The second was written down too, without a smile, and I was handed my card.
`,
  },
}
