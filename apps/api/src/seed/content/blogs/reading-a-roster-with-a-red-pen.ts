import type { BlogSeed } from '../content-seed.ts'

export const readingARosterWithARedPen: BlogSeed = {
  key: 'reading-a-roster-with-a-red-pen',
  category: 'sleep',
  publishedAt: '2026-01-12T07:00:00Z',
  tr: {
    uri: 'vardiya-cizelgesini-kirmizi-kalemle-okumak',
    title: 'Vardiya çizelgesini kırmızı kalemle okumak',
    summary:
      'Planlama yapanlar için: bir sayfalık tabloda insanların uykusunu, ailesini ve güvenliğini görmek.',
    body: `
Aşağıdaki satırlar bir çizelgeden alındı. Uydurma bir çizelge, ama bir üretim tesisinde, bir çağrı merkezinde, bir hastane katında buna benzer bir tablo bugün de duvarda asılı.

> Pzt 07–15 · Sal 07–15 · Çar 23–07 · Per 23–07 · Cum izin · Cmt 07–15

Tabloya göre sorun yok. Saatler tutuyor, izin var, kimse çift vardiya çalışmıyor. Şimdi kırmızı kalemi alıp hücrelerin *arasını* okuyalım. Hukuki sınırlar için iş hukuku bilen birine danışın; bu yazı, sınırların içinde kalan ama insanı yine de yoran şeyler hakkında.

## Birinci işaret: "Cum izin"

Kişi cuma sabahı yedide çıkıyor. Cuma günü uyuyarak geçiyor. Cumartesi yedide işbaşı. Tabloda bir gün olan izin, evde bir öğleden sonradır. Kenara yazın: *Gece vardiyasının ardından gelen ilk gün, izin değil dinlenmedir.*

## İkinci işaret: Sal 15’ten Çar 23’e

Otuz iki saat var, bol görünüyor. Ama çarşamba gününü nasıl geçirecek? Gündüz uyumaya çalışacak, olmayacak, geceye yorgun gelecek. Bu geçişi kişiye sorun. Bazıları öğleden sonra uyuyabilir, bazıları için bir ara vardiya daha yumuşaktır. Aynı çizelge iki bedende aynı şey değildir.

## Üçüncü işaret: ilan tarihi

Kalem bu kez tablonun dışına, köşedeki tarihe gidiyor. Pazar akşamı yayımlanmış. Pazartesi sabahı yedide çalışacak kişi, çocuğu kimin okula bırakacağını bu akşam bulacak. Çizelgenin ne kadar erken asıldığı, içinde ne yazdığı kadar önemlidir. Bir hafta daha erken asın. Değişecekse kimin ne zaman haber vereceğini de yazın.

## Dördüncü işaret: hep aynı ad

Bayram gecesi kim? Geçen yıl kim? Çocuğu olmayan, uzaktan gelen, itiraz etmeyen aynı kişi mi? Adalet, bir aylık tabloda görülmez. On iki ayı yan yana koyun ve zor günleri sayın.

## Beşinci işaret: servis durağı

Çizelgede yol yok. Gece vardiyasından sabah çıkan biri eve nasıl gidiyor? Uykulu hâlde direksiyona geçmemesi için ne öneriyorsunuz: servis, dinlenme odası, yarım saatlik bir uyku? Yorgunluğun söylenebildiği bir yerde kimse kahraman olmak zorunda kalmaz. "Bu gece yorgunum, makineye geçmeyeyim" diyen kişi takdir görmüyorsa bir sonraki sefer söylemez. Bir kaza olduğunda ise aranacak yer bellidir: [112](tel:112).

## Altıncı işaret: eğitim saat on dörtte

Toplantılar, eğitimler, destek programı tanıtımları gündüz yapılıyor. Gece çalışanlar için saat on dört, gece ikidir. Bir kez de gece ikide siz gidin; elinizde çayla, yirmi dakika. Programın gece de ulaşılabilir olup olmadığını, ulaşılmadığı saatte ne yapılacağını orada anlatın.

## Düzeltilmiş satır

Kusursuz çizelge yoktur; sorulmuş çizelge vardır. Üç kişiyle konuştuktan sonra aynı satır şöyle olabilir:

> Pzt 07–15 · Sal 07–15 · Çar izin · Per 23–07 · Cum 23–07 · Cmt dinlenme · Paz izin

Ekip başka bir düzen isteyebilir. Önemli olan kimin istediğinin bilinmesidir.

## Kalemi ekibe vermek

Bir sonraki ayın taslağını asın ve yanına bir kalem bağlayın. Herkes kendi satırında tek bir şeyi işaretleyebilsin: *beni en çok bu yoruyor.* Hepsini değiştiremezsiniz. Değiştiremediğiniz her işaretin yanına nedenini yazın. Uykusu kaçan insan çoğu zaman saatten değil, saatinin kimse tarafından düşünülmemiş olmasından yorulur.
`,
  },
  en: {
    uri: 'reading-a-roster-with-a-red-pen',
    title: 'Reading a roster with a red pen',
    summary: 'For those who plan shifts: seeing sleep, family and safety in a table of one page.',
    body: `
The line below is from a roster. It is made up, but in a plant, a call centre or on a hospital ward, something like it hangs on a wall today.

> Mon 07–15 · Tue 07–15 · Wed 23–07 · Thu 23–07 · Fri off · Sat 07–15

According to the table all is well. The hours add up, there is a day off, nobody does a double. Now let us take a red pen and read what lies *between* the cells. For the legal limits, ask someone who knows labour law. This is about what stays within the limits and wears people out all the same.

## First mark: "Fri off"

This person leaves at seven on Friday morning and spends Friday asleep. On Saturday at seven it is work again. What is a day in the table is an afternoon at home. In the margin: *The first day after a night shift is for recovery. It is not a day off.*

## Second mark: from Tue 15 to Wed 23

There are thirty-two hours, which looks generous. But what will Wednesday be like? They will try to sleep by day, will not manage, and come tired to the night. Ask the person about this change. Some can sleep in the afternoon; for others a shift in between is gentler. One roster is not the same thing in two bodies.

## Third mark: the date of issue

Now the pen leaves the table and goes to the corner. Published on Sunday evening. Whoever works at seven on Monday has tonight to find somebody to take the child to school. How early a roster goes up matters as much as what is in it. Put it up a week sooner, and write down who will tell whom, and when, if it changes.

## Fourth mark: always the same name

Who works on the night of the holiday? And last year? The same person, without children, from far away, who does not object? Fairness cannot be seen in one month. Lay twelve of them side by side and count the hard days.

## Fifth mark: the bus stop

There is no journey in the roster. How does a person get home after a night? What do you offer so that they do not drive half asleep: a bus, a room to rest in, half an hour of sleep? Where tiredness may be spoken of, nobody needs to be a hero. If the one who says "I am too tired for the machine tonight" earns no respect for it, they will not say so again. And if there is an accident, the number is known: [112](tel:112).

## Sixth mark: training at two in the afternoon

Meetings, training and introductions to the assistance programme take place by day. To night workers, two in the afternoon is two at night. Go once yourself at two at night, with a glass of tea, for twenty minutes. Explain there whether the programme can be reached at that hour, and what to do when it cannot.

## The line, corrected

There are no perfect rosters, only rosters about which people were asked. After talks with three of them the same line might read:

> Mon 07–15 · Tue 07–15 · Wed off · Thu 23–07 · Fri 23–07 · Sat recovery · Sun off

The team may want something else. What matters is that somebody knows who wants what.

## Handing over the pen

Hang up the draft for next month, and tie a pen to it. Let everyone mark one thing in their own line: *this is what tires me most.* You will not be able to change everything. Beside each mark that has to stay, write why. What keeps people awake is often less the hour than the thought that nobody gave their hour any thought.
`,
  },
}
