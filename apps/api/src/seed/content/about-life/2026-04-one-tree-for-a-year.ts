import type { AboutLifeSeed } from '../content-seed.ts'

export const oneTreeForAYear: AboutLifeSeed = {
  key: 'one-tree-for-a-year',
  publishedOn: '2026-04-20',
  tr: {
    title: 'Bir ağaca bir yıl',
    summary: 'Sokağın köşesindeki ağacı aynı yerden, on iki kez görmek.',
    body: `
Ağacı ben seçmedim, kırmızı ışık seçti. Her sabah o ışıkta kırk saniye duruyorum ve karşımda o var: eğri, gövdesinde eski bir afişin zımbaları, dallarının yarısı budanmış. Türünü sonra öğrendim, ıhlamurmuş.

Geçen nisanda bir karar verdim: her ayın yirmisinde, aynı yerden bir fotoğraf ve tek cümle. On iki fotoğraf oldu. Cümleleri sıraya koyuyorum.

- *Nisan.* Yaprakları avuç açmış gibi.
- *Mayıs.* Artık arkasındaki tabelayı göremiyorum, iyi oldu.
- *Haziran.* Koku ışıktan önce geliyor; arabaların camı iniyor.
- *Temmuz.* Altında bir karpuzcu.
- *Ağustos.* Tozlu ve yorgun, ikimiz de.
- *Eylül.* İlk sarı, sol alt dal.
- *Ekim.* Rüzgâr var, kırmızı ışık yetmedi.
- *Kasım.* Bir çocuk yaprakları saymaya çalıştı, ışık yandı.
- *Aralık.* Tabela geri geldi.
- *Ocak.* Dallarda kar, zımbalar parlıyor.
- *Şubat.* Belediye bir dalı daha kesti. Kızdım; demek ki tanışmışız.
- *Mart.* Uçlarda tomurcuk, emin değilim.

Ağaç hakkında bilgim pek artmadı. Kendi yılımı ise ilk kez sırayla hatırlıyorum. Ekimde işten çıkarılan arkadaşımı aradığım sabahı, şubatta annemin ameliyatından döndüğüm akşamı, hepsini o köşeden biliyorum. Takvim değil, bir gövde tuttu onları.

Kuralları az: aynı ağaç, aynı gün, tek cümle. Kaçırırsanız ertesi gün de olur, ağaç gücenmez. Direksiyondaysanız fotoğrafı yanınızdaki çeksin ya da park edip yürüyün; ışık, yeşile döner.

Bugün yirmisi. Yine nisan. Yapraklar yine avuç açmış, ama bu kez kime benzediklerini biliyorum.
`,
  },
  en: {
    title: 'A year with one tree',
    summary: 'Seeing the tree at the corner from the same spot, twelve times.',
    body: `
It was not I who chose the tree but a red light. I stand there for forty seconds every morning, and opposite me is that crooked thing with the staples of an old poster in its trunk and half its branches lopped. Its kind I learned later. It is a lime.

Last April I made up my mind: on the twentieth of each month, a picture from the same place and one sentence. Now there are twelve. Here are the sentences in order.

- *April.* Leaves like open hands.
- *May.* I can no longer see the sign behind it, which is just as well.
- *June.* The scent arrives before the light does, and car windows go down.
- *July.* A melon seller underneath.
- *August.* Dusty and tired, both of us.
- *September.* First yellow, lower branch on the left.
- *October.* Windy. The red light was too short.
- *November.* A child tried to count the leaves, then it was green.
- *December.* The sign is back.
- *January.* Snow on the branches, the staples shine.
- *February.* The city took off another limb. I was angry, so we must have met.
- *March.* Buds at the tips, I am not sure.

I do not know much more about trees. But for the first time I remember a year of my own in order. The morning in October when I rang a friend who had lost his job, the evening in February when I came from my mother’s operation: I have them all from that corner. It was not a calendar that kept them but a trunk.

The rules are few. The same tree, the same day, one sentence. If you miss it, the day after will do. When you are driving, let your passenger take the picture, or park and walk; a light turns green.

Today is the twentieth, and April again. The leaves are open hands again, only now I know whose.
`,
  },
}
