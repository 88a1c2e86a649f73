import type { ArticleSeed } from '../article-seed.ts'

export const diaryOfAFirstWeek: ArticleSeed = {
  key: 'diary-of-a-first-week',
  category: 'beginnings',
  publishedAt: '2026-10-19T06:00:00Z',
  tr: {
    title: 'Yeni işte ilk hafta: bir defterden sayfalar',
    summary:
      'Kimsenin adını hatırlayamayan, çıkışı bulamayan ve akşam duşta ağlayan herkese beş günlük bir defter.',
    body: `
*Bu defteri tutan kişi uydurma. Yaşadıkları ise pek çok kişinin bildiği şeyler.*

## Pazartesi

Kartım açmadı. Güvenlik görevlisi "yeni misin" diye güldü, ben de güldüm, sonra asansörün yanında durup gülmemin gerçek olup olmadığını düşündüm.

On bir kişiyle tanıştım. Üçünün adı aklımda. Biri Murat, ama hangisi bilmiyorum. Öğlen kimin yanına oturacağımı bilemeyip telefonla konuşuyormuş gibi yaptım.

*Kenara not:* İnsan yeni bir yerde okulun ilk gününe döner. Kaç yaşında olursa olsun. Yarın yapılacak tek iş: bir kişiye "adını bir daha söyler misin, bugün çok kişiyle tanıştım" demek.

## Salı

Söyledim. Adı Selin’miş ve o da geçen yıl herkesin adını yanlış söylemiş. Bana mutfakta hangi dolabın kime ait olduğunu gösterdi. Bu bilgi, dünkü sunumun tamamından değerliydi. Çayı onun bardağıyla içtim.

Öğleden sonra bir toplantıda altı kısaltma duydum. Hepsinde başımı salladım. Akşam hepsini aradım; ikisi şirketin kendi uydurması, hiçbir yerde yok.

*Kenara not:* Sorma hakkının en bol olduğu hafta bu hafta. Üç ay sonra aynı soruyu sormak daha zor. Bir liste açtım: "Sormaktan utandıklarım." Her gün ikisini soracağım.

## Çarşamba

İlk hatam. Raporu yanlış klasöre koymuşum, başkası eskisini göndermiş. Kimse bağırmadı. Yine de yüzüm akşama kadar yandı. Duşta ağladım. Eski işimi özledim; hâlbuki oradan ayrılırken de duşta ağlamıştım.

Annem aradı. "Nasıl gidiyor?" "Çok güzel," dedim. Neden öyle dedim bilmiyorum. Herkes benim adıma o kadar sevindi ki, yorulmuş olmayı nankörlük gibi hissediyorum.

*Kenara not:* Yeni bir işe sevinmek ve eski işin yasını tutmak aynı haftaya sığar. Selin’e hatayı anlattım. "O klasör hepimizi yakar" dedi. Ortak bir tuzak, kişisel bir kusurdan daha hafif taşınıyor.

## Perşembe

Yöneticimle ilk baş başa görüşme. Bir kâğıda üç soru yazıp gittim:

1. Üç ay sonra "iyi ki aldık" demeniz için neyi görmeniz gerekir?
2. Bir şeyi bilmediğimde önce kime sorayım?
3. Yaptığım iş istediğiniz gibi değilse bunu nasıl öğreneceğim?

Üçüncüde durdu, sonra "haftada yirmi dakika konuşalım" dedi. Sormasam bu yirmi dakika olmayacaktı.

Akşam eve yürüdüm. Yolun kısa olanını değil, fırının önünden geçenini seçtim. Bundan sonra işten eve dönüş yolum bu olsun istiyorum.

*Kenara not:* Kimse benden bu hafta parlamamı beklemiyormuş. Onu bekleyen benmişim.

## Cuma

Kartım açıyor. Çay ocağındaki Hatice Hanım açık mı koyu mu içtiğimi sordu. Öğlen dört kişi yürüdük. Murat’ın hangisi olduğunu öğrendim; iki taneymiş.

Hâlâ yabancıyım. Şakaların yarısını anlamıyorum, gülünecek yerde bir saniye gecikiyorum. Ama bugün biri bana bir şey sordu ve cevabını biliyordum.

*Kenara not, haftanın sonunda:*

- Yoruldum, çünkü her adım bir karar. Hafta sonu program yok.
- Gelecek hafta üç kişiyi tanımak yeter.
- Üç hafta sonra hâlâ pazartesi sabahları midem bulanıyorsa, uyuyamıyorsam ya da burada bana kötü davranılıyorsa bunu "alışırım" diye geçmeyeceğim; bir yakınıma, gerekirse bir uzmana anlatacağım.

## Boş sayfa

> Bu hafta kim bana kolaylık gösterdi? Ben kime gösterebilirim?

Defterin son sayfasını size bıraktık. Yeni bir işe başladıysanız ikinci soruyu altı ay sonra da sorun. Kapıda kartı açmayan biri mutlaka olacak.
`,
  },
  en: {
    title: 'First week in a new job: pages from a notebook',
    summary:
      'Five days for anyone who cannot recall a single name, cannot find the exit, and cries in the shower.',
    body: `
*The person who keeps this notebook is made up. What happens in it is known to a great many.*

## Monday

My card would not open the door. The security man laughed and asked if I was new. I laughed too, and then stood by the lift wondering whether I had meant it.

I met eleven people and remember three names. One of them is Murat, but I could not say which. At lunch I did not know whom to sit with, so I pretended to be on the phone.

*Note in the margin:* In a new place we are back on the first day of school, however old we are. One task for tomorrow: say to one person, "tell me your name again, I met so many people today".

## Tuesday

I said it. Her name is Selin, and last year she got everybody's name wrong. She showed me which kitchen cupboard belongs to whom. It was worth more than the whole of yesterday's presentation. I had my tea from her glass.

In the afternoon I heard six abbreviations in one meeting and nodded at each. I looked them up at night. Two are the company's own invention and exist nowhere else.

*Note in the margin:* I will never again be allowed to ask as much as this week. In three months the same questions will be harder. I have opened a list, "things I am ashamed to ask", and will ask two of them a day.

## Wednesday

My first mistake. I put the report into the wrong folder and somebody sent out the old one. Nobody shouted, and my face burned until evening all the same. I cried in the shower. I missed my old job, although I had cried in the shower when I left that one as well.

My mother rang. "How is it going?" "Wonderful," I said. I do not know why. Everyone is so happy for me that being tired feels ungrateful.

*Note in the margin:* Being glad about a new job and grieving for the old one fit into the same week. I told Selin about the folder. "That folder gets all of us," she said. A shared trap is lighter to carry than a personal flaw.

## Thursday

First talk alone with my manager. I went with three questions on a sheet of paper:

1. What would you need to see in three months to be glad that you hired me?
2. When I do not know something, whom do I ask first?
3. If my work is not what you wanted, how will I find out?

At the third she paused, then suggested twenty minutes a week. Had I not asked, there would have been no twenty minutes.

I walked home, and instead of the short way took the one that passes the bakery. I would like that to be my way home from now on.

*Note in the margin:* It turns out that nobody expected me to shine this week. Only I did.

## Friday

My card works. Hatice Hanım, who makes the tea, asked whether I take it light or dark. Four of us went for a walk at lunch. I know now which one is Murat. There are two.

I am still a stranger. I miss half of the jokes and laugh a second late at the others. But today somebody asked me something, and I knew the answer.

*Note in the margin, at the end of the week:*

- I am tired because each step is a decision. No plans for the weekend.
- Getting to know three people next week is enough.
- If in three weeks I still feel sick on Monday mornings, cannot sleep, or am treated badly here, I will not tell myself that I will get used to it. I will tell someone close to me and, if need be, a professional.

## An empty page

> Who made things easier for me this week? For whom could I do the same?

The last page of the notebook is yours. If you have just started somewhere, ask the second question again in half a year. There is bound to be someone at the door whose card does not work.
`,
  },
}
