import type { AboutLifeSeed } from '../content-seed.ts'

export const oneMuseumOneObject: AboutLifeSeed = {
  key: 'one-museum-one-object',
  publishedOn: '2024-12-16',
  tr: {
    title: 'Bir müze, bir eser, yirmi dakika',
    summary: 'Salonları tüketmeden gezmenin yolu: kapıdan gir, tek bir şeye bak, çık.',
    body: `
Müzeden yorgun çıkanlardandım. Her vitrine eşit haksızlık yapardım: iki saniye eser, beş saniye etiket, bir fotoğraf. Eve dönünce aklımda yalnızca kafeteryanın kuyruğu kalırdı.

Bir gün yağmurdan kaçmak için girdim, kapanışa yirmi beş dakika vardı. Bir şey seçmek zorundaydım. Pişmiş topraktan, avuç içi kadar bir kaptı, kulpu kırık. Önüne oturdum.

İlk üç dakika sıkıldım. Beşinci dakikada kulpun kırıldığı yerin pürüzsüz olduğunu gördüm: kırıldıktan sonra da kullanılmış, tutula tutula aşınmış. Onuncu dakikada çamurda bir parmak izi buldum. Yapanın parmağı benimkinden inceydi. On beşinci dakikada görevli gelip bir şey sormadan yanımda durdu, o da baktı. "Dokuz yıldır buradayım," dedi, "izi görmemiştim."

Sonra bunu alışkanlık edindim. Ayda bir, tek eser.

**Nasıl seçiyorum?** Salona girip ilk dönüp ikinci kez baktığım şeyi alıyorum.

**Ne yapıyorum?** Etiketi en sona bırakıyorum. Önce kendi etiketimi yazıyorum: ne bu, kimin, neden durmuş burada?

**Ne zaman bitiyor?** Artık görecek bir şey kalmadığını sanmamdan beş dakika sonra.

**Çocukla?** Eseri o seçer, siz soru sormazsınız. "Bunu kim kırmış" derse birlikte düşünürsünüz.

Müze uzaksa pulun, eski bir paranın, anneannenizin sandığındaki örtünün önünde de olur. Yirmi dakika bakılan her şey biraz müzeliktir.

Arkadaşlarım önce güldü. Şimdi içlerinden ikisi benimle geliyor; ayrı eserlerin önünde oturuyor, çıkışta birbirimize gördüğümüzü anlatıyoruz.

Kafeterya hâlâ kuyruk. Artık çayı dışarıda içiyorum, kabı düşünerek.
`,
  },
  en: {
    title: 'One museum, one thing, twenty minutes',
    summary: 'A way of going round without using up the rooms: go in, look at a single thing, come out.',
    body: `
I used to leave museums exhausted. I was equally unjust to every case: two seconds for the object, five for the label, one photograph. At home all I could remember was the queue in the café.

Once I went in to get out of the rain, twenty-five minutes before closing. I had to choose. It was a small clay vessel, no larger than a palm, its handle broken. I sat down in front of it.

For three minutes I was bored. In the fifth I saw that the break was smooth: it had been used afterwards, and worn down by being held. In the tenth I found a fingerprint in the clay, of a finger thinner than mine. In the fifteenth the attendant came, said nothing, and looked as well. "I have been here for nine years," she said. "I never saw the print."

Since then it has been a habit: once a month, one thing.

**How do I choose?** I enter a room and take the first thing at which I look twice.

**What do I do?** I leave the label until last and write my own. What is it, whose was it, why did it stay?

**When is it over?** Five minutes after I believe that there is nothing left to see.

**With a child?** The child chooses and you ask no questions. If you hear "Who broke it?", you wonder together.

If a museum is far away, a stamp will do, an old coin, a cloth from your grandmother’s chest. Anything looked at for twenty minutes belongs in a museum a little.

My friends laughed at first. Two of them come along now. We sit in front of different things, and at the exit we tell each other what we saw.

There is still a queue in the café. I have my tea outside these days, thinking of the vessel.
`,
  },
}
