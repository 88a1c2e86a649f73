import type { AboutLifeSeed } from '../content-seed.ts'

export const theBackgammonBoard: AboutLifeSeed = {
  key: 'the-backgammon-board',
  publishedOn: '2026-10-19',
  tr: {
    title: 'Tavlayı yeniden öğrenmek',
    summary: 'Dolabın üstünden inen kutu, unutulmuş kurallar ve yenilmenin küçük okulu.',
    body: `
Tavla dolabın üstündeydi, üstünde iki battaniye, altında bir tepsi. İndirirken pullar içeride yağmur gibi döküldü. Dedemindi. İçinden bozuk para cüzdanı kadar bir defter çıktı: 1987 kışının skorları. Dedem ile komşusu Artin Usta, yüz kırk oyun, son sayfada kimin önde olduğu yırtılmış.

Oğlum on iki yaşında. "Nasıl oynanıyor?" dedi. Biliyorum sandım, bilmiyordum. Pulları nereye dizeceğimizi hatırlamak için komşu kahveden Halil Bey’i aradık. Telefonda, eliyle gösteriyormuş gibi anlattı; biz de elini görüyormuş gibi dizdik.

*Birinci akşam* yenildim. Zar, dedim.

*İkinci akşam* yenildim. Yorgunum, dedim, gün uzundu.

*Üçüncü akşam* oğlum kapı aldığında parmağını pulun üstünde biraz fazla tuttu, düşündü, sonra bıraktı. O an dedemi gördüm. Aynı parmak, aynı bekleyiş. Zar değilmiş.

Bu oyunun güzel tarafı, yarısının sizin elinizde olmaması. Altı altı gelir, hak etmemişsinizdir. Gelmez, yine hak etmemişsinizdir. Size kalan, gelen zarla ne yaptığınız. Bunu çocuğa anlatmadım; anlatılınca sıkıcı oluyor, oynayınca anlaşılıyor.

**Evde iki kural koyduk.** Zar tavlanın dışına düşerse sayılmaz, ne geldiği söylenmez. Bir de yenilen çayı değil, yenen koyar; yenilenin eli zaten titriyor.

Yeni bir defter açtık. İlk sayfaya tarih, adlar, bir de "Artin Usta ile dedeme" yazdık. Şimdilik on dokuza sekiz. Kimin önde olduğunu yazmıyorum, yırtarım diye korkuyor.

Siz hangi kutuyu indirirsiniz bilmem: okey, dama, kızmabirader. Eksik pul varsa yerine düğme koyun.
`,
  },
  en: {
    title: 'Learning backgammon again',
    summary: 'A box from the top of the wardrobe, forgotten rules, and a small school of losing.',
    body: `
The board was on top of the wardrobe, under two blankets and over a tray. As I took it down the pieces inside fell like rain. It had been my grandfather’s. In it lay a notebook the size of a coin purse, with the scores of the winter of 1987. My grandfather against his neighbour Artin Usta, a hundred and forty games, and on the last page the part that says who was ahead is torn off.

My son is twelve. "How do you play?" I thought I knew, and did not. To remember where the pieces go we rang Halil Bey at the coffee house next door. He explained as though we could see his hands, and we set them up as though we could.

*First evening:* I lost. The dice, I said.

*Second evening:* I lost. I am tired, I said, it was a long day.

*Third evening:* making a point, my son kept his finger on the piece a little too long, thought, and let go. I saw my grandfather. The same finger, the same pause. It had not been the dice.

What I like about this game is that half of it is out of your hands. A double six comes and you have not deserved it. It does not come and you have not deserved that either. Yours is what you do with what you threw. I did not explain this. Explained it is dull, and played it is clear.

**We have two rules.** Dice that fall off the board do not count, and nobody says what they showed. And it is not the loser who makes the tea but the winner; the loser’s hands are trembling anyway.

We have begun a new notebook, with the date, the names, and "for Artin Usta and Grandfather" on the first page. At present it stands nineteen to eight. I am not writing who leads, as he fears that I might tear it off.

I do not know which box you would take down: tiles, draughts, ludo. If a piece is missing, use a button.
`,
  },
}
