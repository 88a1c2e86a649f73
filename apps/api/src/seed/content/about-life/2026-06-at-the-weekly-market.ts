import type { AboutLifeSeed } from '../content-seed.ts'

export const atTheWeeklyMarket: AboutLifeSeed = {
  key: 'at-the-weekly-market',
  publishedOn: '2026-06-15',
  tr: {
    title: 'Pazarda tek soru',
    summary: 'Haftalık pazarı bir alışveriş değil, kısa bir okul gibi gezmek.',
    body: `
Kural şu: her hafta bir tezgâha tek bir soru sorulacak ve fiyatla ilgili olmayacak.

**Birinci hafta, patates.** "Bunu siz nasıl yersiniz?" Adam düşündü, bir müşteri kaçırdı, sonra anlattı: közde, kabuğuyla, tuzu cebinden. Cebinden çıkarıp gösterdi tuzu. Yanında taşıyormuş.

**İkinci hafta, otlar.** Adını bilmediğim altı demet vardı. "Hangisi en unutulmuş olan?" Kadın en arkadan birini çekti. "Bunu annem toplardı, şimdi ben topluyorum, kızım toplamaz." Aldım. Nasıl pişeceğini üç kişi birden anlattı, üçü üç ayrı şey söyledi.

**Üçüncü hafta, zeytin.** "Kötü zeytin nasıl anlaşılır?" İyi olanı sorarsanız hepsi iyidir. Kötüyü sorunca adam gülüp önlüğünü düzeltti, on dakikalık bir ders başladı.

**Dördüncü hafta, çorap tezgâhı.** Neden olmasın. "En çok hangi renk kalıyor elinizde?" Mor. Mor bir çift aldım, hâlâ giyiyorum, kendimi birinin yükünü hafifletmiş sayıyorum.

**Beşinci hafta, yağmur.** Pazar dağınık, tenteler şişmiş. Patatesçi beni görünce uzaktan cebine vurdu: tuz orada. Hiç konuşmadık, yağmur çoktu, ama selam yerine geçti.

Pazarda kimse sizi takip etmez, puan toplamazsınız, fiş bile çoğu zaman yoktur. Yine de beşinci haftada tanınıyorsunuz. Bunun için bir uygulama kurmadım, yalnızca merak ettim.

Kalabalıkta bunalanlara akşamüstü saatlerini öneririm, tezgâhlar toplanırken sesler alçalır. Elinizdeki para azsa soru yine bedava; satıcı akşama doğru ucuzlayanları da söyler.

Haziranın son sorusu hazır. Karpuzcuya soracağım: "Vururken neyi dinliyorsunuz?"
`,
  },
  en: {
    title: 'One question at the market',
    summary: 'Going round the weekly market as if it were a short school and not for shopping.',
    body: `
The rule is this. Every week one stall is asked one question, and it must not be about the price.

**Week one, potatoes.** "How do you eat them yourself?" The man thought, lost a customer, and told me: in the embers, in their skins, with salt from the pocket. He took the salt out of his pocket and showed me. He carries it with him.

**Week two, herbs.** There were six bunches I could not name. "Which is the most forgotten?" The woman pulled one from the very back. "My mother picked these, now I do, my daughter won’t." I bought it. Three people told me how to cook it, all at the same time and each in another way.

**Week three, olives.** "How does one know a bad olive?" Ask for good ones, and all of them are good. Asked for the bad, he laughed, straightened his apron and began a lesson of ten minutes.

**Week four, socks.** Why not. "Which colour are you left with?" Purple. I bought a purple pair. I wear them to this day and feel that I have lightened somebody’s load.

**Week five, rain.** The market in disarray, the awnings swollen. When the potato man saw me from afar he patted his pocket. The salt was there. It rained too hard to talk, and it did for a greeting.

Nobody tracks you at a market, you collect no points, often there is not even a receipt. By the fifth week you are known all the same. I did not install anything for that. I was only curious.

If crowds are hard for you, go towards evening, when the stalls are packed up and voices drop. If money is short, questions are free, and the sellers will tell you what gets cheaper late in the day.

I have June’s last question ready. I shall ask the melon seller, "When you knock on it, what do you listen for?"
`,
  },
}
