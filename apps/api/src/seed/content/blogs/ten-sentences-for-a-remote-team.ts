import type { BlogSeed } from '../content-seed.ts'

export const tenSentencesForARemoteTeam: BlogSeed = {
  key: 'ten-sentences-for-a-remote-team',
  category: 'worry',
  publishedAt: '2025-11-10T07:00:00Z',
  tr: {
    uri: 'uzaktan-ekip-icin-on-cumlelik-sozlesme',
    title: 'Uzaktan çalışan bir ekip için on cümlelik sözleşme',
    summary:
      'Kimsenin imzalamadığı ama herkesin uyduğu kuralları, birlikte yazılmış on cümleyle değiştirmek.',
    body: `
Uzaktan çalışan her ekibin bir sözleşmesi vardır, yalnızca yazılmamıştır. Yeşil nokta yanıyorsa cevap beklenir. Kamera kapalıysa "demek ki dinlemiyor" denir. Akşam dokuzda atılan mesaja dokuzu üç geçe dönen kişi kimseden azar işitmez, ama o ekipte saat artık dokuzdur.

Yazılmamış kural en çok kaygılı olanı yorar. Kural belirsizse kaygılı insan en sıkısını uygular: hep açık, hep hızlı, hep özür dileyen. Bu yüzden on cümle öneriyoruz. Ekibinizle oturun, beğenmediğinizi silin, eksik olanı ekleyin, altına ad yazın.

## Metin

**1. Yeşil nokta, "müsaitim" demek değildir.** Nokta bilgisayarın durumunu gösterir, insanınkini değil.

**2. Mesajın hızı, işin önemini göstermez.** Acil olan aranır. Aranmayan şey ertesi güne kalabilir.

**3. Her mesajda beklediğimiz zamanı yazarız.** "Bugün", "bu hafta" ya da "acelesi yok". Üç sözcük, üç saatlik tedirginlikten ucuzdur.

**4. Kamera bir tercihtir.** Yüzünü göstermek istemeyen kişi gerekçe sunmaz. İlk tanışmalarda ve zor konuşmalarda açmayı *rica edebiliriz*.

**5. Mesai dışında yazılan mesaj, mesai dışında okunmak zorunda değildir.** Yazan da zamanlanmış gönderimi kullanır. Yönetici bunu ilk uygulayandır, çünkü ekip kurala değil ona bakar.

**6. Arka planda hayat vardır.** Çocuk girer, kedi yürür, kapı çalar. Özür dilenmez; dileyene "dert değil" denir.

**7. Övgü ortada, eleştiri baş başa söylenir.** Yazıyla yapılan eleştiri iki kat sert okunur; o yüzden eleştiri için aranır.

**8. Haftada bir kez iş konuşmadığımız yarım saat vardır.** Katılmak serbesttir. Katılmayanın yokluğu not edilmez.

**9. "Bugün iyi değilim" geçerli bir cümledir.** Nedeni sorulmaz. Karşılığı şudur: "Tamam. Neyi üstünden alalım?"

**10. Kaybolanı ararız.** Bir iş günü boyunca kendisinden ses çıkmayan arkadaşımızı denetlemek için değil, merak ettiğimiz için ararız. İkinci gün de ulaşamazsak acil durum için bildirdiği kişiye haber veririz.

## Onuncu cümle hakkında

Uzaktan çalışmanın en ağır yanı, bir insanın kötüleşmesinin ekrandan görülmemesidir. Koridorda fark edilecek şey, ekranda "meşgul" diye görünür. İşe başlarken herkesten acil durumda ulaşılacak bir kişi ve güncel bir adres isteyin; nerede saklandığını ve hangi durumda açılacağını söyleyin. Görüşme sırasında biri kendine zarar vereceğini söylüyor ya da tehlikede görünüyorsa bağlantıyı kesmeyin, bir başkası [112’yi arasın](tel:112) ve adresi versin.

## İmzadan önce sorulacaklar

Metni toplantıda okumayın; bir hafta önceden gönderin ve herkesten şu üç soruya yazılı cevap isteyin:

1. Hangi cümle seni rahatlatır?
2. Hangisine uyamayacağını şimdiden biliyorsun?
3. Burada yazmayan ama herkesin uyduğu hangi kural var?

Üçüncü sorunun cevapları sözleşmenin asıl metnidir. Onları ortaya dökmeden yazılan on cümle, duvara asılan on birinci kural olur.

## Üç ay sonra

Sözleşmeye yeniden bakın. Kimse uymuyorsa kural kötüdür, insanlar değil. Tek bir kişi uymuyorsa o kişi bunu yapamıyor olabilir: yükü fazla, evi kalabalık, gecesi uykusuz. Onu kurala değil, bir kahveye çağırın. Kamerası kapalı da olabilir.
`,
  },
  en: {
    uri: 'an-agreement-in-ten-sentences-for-remote-teams',
    title: 'An agreement in ten sentences for a remote team',
    summary:
      'Replacing the rules that nobody signed and everybody follows with ten that were written together.',
    body: `
Every remote team has an agreement, only it has not been written. If the green dot is on, a reply is expected. If the camera is off, "so they are not listening". Whoever answers at three minutes past nine in the evening to a message sent at nine is not scolded by anyone, but from then on it is nine o'clock in that team.

Unwritten rules tire the anxious most. Where a rule is vague, an anxious person follows its strictest version: always on, always quick, always sorry. So we suggest ten sentences. Sit down with your team, delete what you do not like, add what is missing, and put your names below.

## The text

**1. A green dot does not mean "I am free".** It shows the state of a computer, not of a person.

**2. The speed of a message says nothing about its weight.** What is urgent gets a call. What gets no call can wait until tomorrow.

**3. Each message says by when.** "Today", "this week" or "no hurry". Two words are cheaper than three hours of unease.

**4. The camera is a choice.** Whoever does not want to be seen gives no reasons. For first meetings and difficult talks we may *ask* for it.

**5. What is written after hours need not be read after hours.** The sender schedules it. Managers do so first, because a team looks at them rather than at rules.

**6. There is a life in the background.** Children come in, cats walk past, bells ring. Nobody apologises, and whoever does is told that it is fine.

**7. Praise is given in the open, criticism in private.** In writing, criticism reads twice as harsh, so for criticism we call.

**8. Once a week there is half an hour without work talk.** Coming is free, and absence is not noted.

**9. "I am not well today" is a valid sentence.** Nobody asks why. The reply is: "All right. What can we take off you?"

**10. We call those who go missing.** If a colleague has been silent for a working day, we call because we wonder about them, and not to check up on them. If there is still no answer on the second day, we reach the person they named for emergencies.

## About the tenth sentence

The heaviest thing about remote work is that a screen does not show when somebody is getting worse. What would be noticed in a corridor appears as "busy". When people join, ask each for an emergency contact and a current address, and say where it is kept and when it would be opened. If during a call someone says that they will hurt themselves, or seems to be in danger, do not end the call; have another person [call 112](tel:112) and give the address.

## Before you sign

Do not read the text out in a meeting. Send it a week ahead, and ask everybody for three answers in writing:

1. Which sentence is a relief to you?
2. Which one do you know you will not be able to keep?
3. Which rule is not written here and followed by everyone?

The answers to the third are the real agreement. Ten sentences written without bringing them to light become just one more rule on the wall.

## Three months later

Look at it again. If nobody keeps a rule, the rule is bad and not the people. If one person does not, perhaps that person cannot: too much to carry, a crowded home, sleepless nights. Invite them to a coffee instead of to the rule. The camera may stay off.
`,
  },
}
