import type { BlogSeed } from '../content-seed.ts'

export const wordsForMentalHealthAtWork: BlogSeed = {
  key: 'words-for-mental-health-at-work',
  category: 'work',
  publishedAt: '2025-03-10T07:00:00Z',
  tr: {
    uri: 'iste-ruh-sagligini-konusmanin-sozcukleri',
    title: 'İşte ruh sağlığını konuşmak için on sözcük değişimi',
    summary: 'Kötü niyetsiz ama kapı kapatan sözler ve yerlerine konabilecek, ağza oturan cümleler.',
    body: `
Toplantı odasında biri "deli gibi çalıştık" der, kimse irkilmez. Aynı odada biri "bir süredir psikoloğa gidiyorum" dese hava donar. Dilimiz, ruhla ilgili sözcükleri şakada rahatça kullanır; ciddi söylendiğinde ise nereye koyacağını bilemez.

Bir kurumda ruh sağlığını konuşmanın ilk adımı slogan ya da poster değildir. Ağzımızdan çıkan küçük cümlelerdir. On tanesini aldık, yerlerine başkalarını önerdik. Hepsini birden değiştirmeyin. Bir hafta birini deneyin.

## Selamlaşırken

**"Nasılsın?" – "İyi, sen?"** yerine, haftada bir kez, gerçekten zamanınız varken: *"Bu hafta sana en ağır gelen ne oldu?"* Soru daraldıkça cevap genişler.

**"Yorgun görünüyorsun."** yerine: *"Geçen hafta geç çıktığını fark ettim. Bir şeyi üstünden almamı ister misin?"* Görünüşe dair yorum savunma doğurur; somut bir teklif rahatlatır.

## İşten söz ederken

**"Bunu kafana takma."** yerine: *"Bu sana neden önemli geldi, anlat."* Takılan şey zaten kafadadır.

**"Hepimiz stresliyiz."** yerine: *"Benim haftam da zor, seninkini duymak isterim."* Ortaklık kurmak ile üstünü örtmek arasında bir virgül var.

**"Profesyonel ol."** yerine: *"Şu an üzgünsün. On dakika ara verip öyle devam edelim."* Duygunun olmadığı yere profesyonel değil, boş denir.

## Biri izin aldığında

**"Nesi varmış?"** yerine hiçbir şey. Bu soru cevap beklemese de bir kulak bulur. *"Dönünce görüşürüz, işini şöyle paylaştık"* cümlesi yeter.

**"Sinir krizi geçirmiş."** yerine: *"İzinde."* Bir insanın izninin nedeni kimsenin malı değildir. Ona bir ad takmak da hekim olmayan hiç kimsenin işi değildir.

## Destekten söz ederken

**"Psikolojik desteğe ihtiyacı olanlar arayabilir."** yerine: *"Hepimiz arayabiliriz. Ben de."* İlk cümle bir köşe gösterir, ikincisi bir kapı.

**"Ailede kalsın, kimse duymasın."** yerine: *"Bunu kiminle paylaşmamı istersin?"* Sır istemek ile seçim sunmak aynı şey değildir.

**"Güçlü ol."** yerine: *"Güçlü olmak zorunda değilsin, ben buradayım."* Söylenmesi zordur. Söylendiğinde odadaki herkesin omzu biraz iner.

## Şaka hakkında kısa bir not

Şakaya düşman olmak gerekmez; işyerlerini ayakta tutan şeylerden biridir. Ama şakanın hedefi hep aynı kişiyse ya da ilacını, terapistini, ağlamasını konu alıyorsa o gülüşün altında biri susuyordur. Yöneticiyseniz gülmemeniz yeter. Odanın geri kalanı bunu görür. Sonra o kişinin yanına gidin ve konuyu açmadan bir şey sorun: "Çay ister misin?" Bazen özrün en anlaşılır biçimi budur.

## Yanlış sözcük kullandınız. Şimdi?

Kullanacaksınız, hepimiz kullanıyoruz. Uzun özür gerekmez: "Demin söylediğim yakışıksızdı, onu geri alıyorum." Sonra konuşmaya devam edin. Sözünüzü geri aldığınızı duyan herkes, kendisinin de geri alabileceğini öğrenir. Hata yapmaktan korkulan bir yerde kimse ağzını açmaz ve sessizlik, yanlış sözcükten daha pahalıdır.

Bir tek cümlede ise sözcük aramayın. Biri yaşamak istemediğini, kendine zarar vereceğini söylüyorsa onu yalnız bırakmayın ve [112’yi arayın](tel:112). Doğru söylemiş olmak değil, orada olmak önemlidir.

Bu listeyi toplantıda okutmak yerine bir cümlesini kullanın. Sözcükler, söylenerek öğrenilir.
`,
  },
  en: {
    uri: 'ten-words-to-change-when-talking-about-mental-health',
    title: 'Ten things to say differently about mental health at work',
    summary: 'Well-meant phrases that close doors, and sentences for their place that come naturally.',
    body: `
In the meeting room somebody says "we worked like mad" and nobody flinches. If in that same room somebody said "I have been seeing a psychologist", the air would freeze. As a joke, words about the mind come easily. Said in earnest, we do not know where to put them.

Talking about mental health in an organisation does not begin with a poster. It begins with the small sentences that leave our mouths. We took ten and suggest others. Do not change them all at once. Try one for a week.

## Greeting

Instead of **"How are you?" – "Fine, and you?"**, once a week, and only when you do have the time: *"What weighed on you most this week?"* The narrower the question, the wider the answer.

Instead of **"You look tired"**: *"I noticed that you left late last week. Is there something I could take off you?"* A remark on looks makes people defend themselves. A concrete offer lets them breathe out.

## Talking about work

Instead of **"Do not let it get into your head"**: *"Tell me why it matters to you."* It is in there already.

Instead of **"We are all stressed"**: *"My week is hard too, and I would like to hear about yours."* Between sharing and brushing aside there is just a comma.

Instead of **"Be professional"**: *"You are upset. Let us take ten minutes and go on then."* A place without feelings is not professional, it is empty.

## When someone is on leave

Instead of **"What is wrong with them?"**, nothing. Even when it expects no answer, that question finds an ear. *"We will see them when they are back, and this is how we have shared the work"* is all that is needed.

Instead of **"It was a nervous breakdown"**: *"On leave."* The reason for a person's leave is nobody's property, and giving it a name is nobody's business but a doctor's.

## Talking about support

Instead of **"Those who need psychological support may call"**: *"All of us may call. So may I."* The first points at a corner, the second at a door.

Instead of **"Let this stay between us"**: *"With whom would you like me to share this?"* To demand secrecy is one thing, to offer a choice another.

Instead of **"Be strong"**: *"You do not have to be strong. I am here."* It is hard to say. When it is said, every shoulder in the room drops a little.

## A short note on jokes

There is no need to be an enemy of jokes; they help to hold workplaces up. But if they always aim at one person, or at somebody's pills, therapist or tears, then someone is being silent under that laughter. If you are the manager, it is enough not to laugh. The room will see it. Afterwards go to the person and, without raising the subject, ask: "Would you like some tea?" Sometimes no apology is easier to understand.

## You used the wrong word. Now what?

You will; we all do. It takes no long apology. "What I said just now was out of place, I take it back." Then carry on. Everyone who hears you take a word back learns that they may do so too. Where people are afraid of getting it wrong, nobody opens their mouth, and silence costs more than a wrong word.

There is one case in which you should not search for words at all. If somebody says that they do not want to live, or that they will hurt themselves, do not leave them alone and [call 112](tel:112). What counts is not having put it well but being there.

Rather than having this list read out at a meeting, use one line of it. Words are learned by being said.
`,
  },
}
