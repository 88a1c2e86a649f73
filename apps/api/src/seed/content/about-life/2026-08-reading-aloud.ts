import type { AboutLifeSeed } from '../content-seed.ts'

export const readingAloud: AboutLifeSeed = {
  key: 'reading-aloud',
  publishedOn: '2026-08-17',
  tr: {
    title: 'Yüksek sesle okumak',
    summary: 'Çocuğa değil, uyutmak için değil: bir yetişkinin bir yetişkine roman okuması.',
    body: `
Elektrik kesikti, ağustos, klima yok, televizyon yok. Eşim "anlat bir şey" dedi. Anlatacak şeyim yoktu, mum ışığında en yakın kitabı açtım ve ortasından okumaya başladım.

İlk sayfada sesim bana yabancıydı, resmî, haber sunar gibi. İkinci sayfada bir cümlede takıldım, geri döndüm. Üçüncüde kişilerden biri ağzımda eniştemin sesini almıştı, nedenini bilmiyorum, güldük.

Bir saat sonra elektrik geldi, ışıklar yandı, ikimiz de "bölüm bitsin" dedik.

O yazdan beri okuyoruz. Kurallar zamanla yerine oturdu:

Okuyan yorulunca kitap el değiştirir, cümle ortasında bile. Dinleyen elini kullanabilir: fasulye ayıklar, çorap eşler, hiçbir şey yapmaz. Telefona bakan bir sonraki bölümü okur. Uyuyakalan suçlanmaz, üstü örtülür; ertesi gün ona özet geçilir ve özet her seferinde kitaptan daha heyecanlıdır.

Kendi başına okurken atladığım yerler varmış: manzaralar, hava durumu, bir odanın eşyası. Sesle okuyunca atlanmıyor. Yazar o koltuğu oraya boşuna koymamış.

Tek başınıza yaşıyorsanız telefonda da olur. Ablam görme sorunu olan bir arkadaşına her çarşamba bir saat okuyor. İki kentte iki çay. Arkadaşı bazen araya girip "bir daha" diyor, ablam aynı paragrafı baştan alıyor, ikisi de neden olduğunu söylemiyor.

Kitap seçerken iyi bir kitap aramayın, ağza oturan bir kitap arayın. İlk sayfasını fısıldayın; diliniz dolaşmıyorsa odur.

Dün gece son sayfaya geldik. Kapağı kapattım, bir süre sustuk. "Baştan mı?" dedi. Baştan.
`,
  },
  en: {
    title: 'Reading aloud',
    summary: 'Not to a child and not to bring on sleep: one adult reading a novel to another.',
    body: `
The power was out. August, no air conditioning, no television. My wife said, "Tell me something." I had nothing to tell, so by candlelight I opened the nearest book and began in the middle.

On the first page my voice was strange to me, official, like a newsreader’s. On the second I stumbled over a sentence and went back. On the third one of the characters had taken on my brother-in-law’s voice, I do not know why, and we laughed.

After an hour the power returned, the lights went on, and both of us said, "Let us finish the chapter."

We have been reading ever since, and rules have settled by and by.

When the reader is tired the book changes hands, even in mid-sentence. The listener may be busy: shelling beans, pairing socks, doing nothing. Whoever looks at a phone reads the next chapter. Falling asleep is not held against you; you are covered with a blanket. On the following day you get a summary, and it is always more exciting than the book.

It turns out that I used to skip things: landscapes, weather, what stood in a room. Aloud one does not. The author did not put that armchair there for nothing.

If you live alone, it works on the phone. My sister reads for an hour every Wednesday to a friend who can no longer see well. Two cities, two cups of tea. Sometimes the friend breaks in with "again", my sister takes the paragraph from the start, and neither of them says why.

Do not look for a good book but for one that sits well in the mouth. Whisper the first page, and if your tongue does not trip, that is it.

Last night we came to the end. I closed the cover and we were quiet for a while. "From the beginning?" she asked. From the beginning.
`,
  },
}
