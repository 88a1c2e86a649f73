import type { ArticleSeed } from '../article-seed.ts'

export const aWaveOfPanic: ArticleSeed = {
  key: 'a-wave-of-panic',
  category: 'worry',
  publishedAt: '2026-10-05T06:00:00Z',
  tr: {
    title: 'Dalga yükselirken: panik anı için bir kılavuz',
    summary:
      'Kalbiniz birden hızlandığında ne yapabileceğinizi sırayla anlatan, ekranda açık kalabilecek bir yazı.',
    body: `
Hekiminize anlattığınız, artık tanıdığınız bir panik anındaysanız yalnızca bu paragrafı okuyun; ilk kez oluyorsa bir sonrakine geçin. Ayaklarınızı yere basın. Sırtınızı bir yere yaslayın. Nefesi derinleştirmeye çalışmayın, yalnızca verişi biraz uzatın. Bu his yükseliyor; yükselen şey iner. Hazır olunca devam edin.

Önce bir ayrım yapalım. Göğsünüzde baskı, kola ya da çeneye yayılan ağrı, bayılma, konuşmada bozulma varsa ya da böyle bir şeyi ilk kez yaşıyorsanız "panik olmalı" diyerek beklemeyin: [112’yi arayın](tel:112). Bedende ne olduğunu bir hekimin görmesi gerekir. Aşağıdakiler, bu konuda bir hekimle konuşmuş ve bu anları tanımaya başlamış olanlar için.

## Kıyıdan ayrılırken

Dalga çoğu zaman küçük bir şeyle başlar: kalbin bir atımı yanlış gelir, boğaz daralır, ışık fazla parlaktır. Hemen ardından o cümle gelir: *bir şey oluyor.* Bedeni hızlandıran, ilk histen çok bu cümledir.

Ona karşı çıkmayın, yanına bir cümle daha koyun: *"Bir şey oluyor ve bunu daha önce de yaşadım."* Sonra bulunduğunuz yeri adıyla söyleyin: "Markette, süt reyonunun önündeyim. Günlerden salı." Yer ve gün, zihnin tutunabileceği iki kancadır.

## Tepede

En zor yer burasıdır ve burada yapılacak iş azdır. Kaçmak isteyeceksiniz. Kaçmak rahatlatır, ama bir sonraki sefer kaçma isteği daha erken gelebilir. Kalabiliyorsanız kalın. Kalamıyorsanız üç adım geri çekilin, dışarı çıkmadan.

Ellerinize bir iş verin. Bir anahtarın dişlerini parmağınızla sayın. Soğuk bir şişeyi avcunuzda tutun. Sepetteki ürünlerin adlarını okuyun. Savaşmak yerine taşınmayı deneyin; dalgaya karşı yüzen yorulur, üstünde kalan ilerler. Ne kadar süreceğini hesaplamayın; saate bakmak dakikayı uzatır. Bir sonraki nefes verişinize kadar olan süre, taşıyabileceğiniz bir süredir.

Yanınızda biri varsa ona tek cümle yeter: "Birazdan geçecek, konuşmadan yanımda dur." Karşınızdakinin "sakin ol" demesi işe yaramıyorsa bunu ona daha sonra, sakin bir günde söyleyin.

## İnerken

Dalga inince bacaklar titrer, ağlama gelebilir, uyku bastırabilir. Beden çok çalıştı. Hemen kalkıp yarım bıraktığınız yere koşmayın. Biraz su için, bir şey yiyin, sıcak tutan bir şey giyin. Telefonunuzda belirtilerinizi aramak şu anda iyi bir fikir değil; her arama yeni bir korku getirir.

Utanç da bu sırada gelir: *herkes gördü.* Belki bir iki kişi gördü. Onların aklında bu an, sizinki kadar yer tutmaz. Akşam yemeğinde muhtemelen süt fiyatını konuşacaklar. Size yardım eden biri olduysa ertesi gün edilen kısa bir teşekkür utancı da küçültür.

## Kıyıda, ertesi gün

Başınıza geleni üç satırla yazın: neredeydiniz, aklınızdan ne geçti, ne işe yaradı. Birkaç hafta sonra bu satırlar bir harita olur. Hangi saatte, hangi kalabalıkta, hangi uykusuz gecenin ardından geldiğini görmeye başlarsınız.

Bir de küçülen çemberinize bakın. Binmediğiniz asansör, girmediğiniz market, gitmediğiniz davet çoğalıyorsa dalgadan çok onun korkusu yaşamınızı yönetmeye başlamış olabilir. Çemberi tek başınıza genişletmek zorunda değilsiniz; bir ruh sağlığı uzmanı bu yolu sizinle adım adım yürüyebilir. Acele etmeden. Giderken üç satırlık notlarınızı götürün.

## Cebinizde dursun

> Bu bir dalga. Yükseldi, inecek. Yerim belli, adım belli. Veriş uzun, alış kendi hâlinde.

Bu iki satırı kendi sözlerinizle yeniden yazın ve telefonunuzun kilit ekranına değil, bir kâğıda koyun. Kâğıdın bildirimi yoktur.
`,
  },
  en: {
    title: 'While the wave rises: a guide for a moment of panic',
    summary:
      'What you can do, in order, when your heart suddenly races. Written to be left open on the screen.',
    body: `
If you are in a moment of panic that you know and have talked to a doctor about, read only this paragraph; if it is the first time, go to the next one. Put your feet on the floor. Lean your back against something. Do not try to breathe deeply, only let each breath out take a little longer. This feeling is rising, and what rises comes down. Read on when you are ready.

First, a distinction. If there is pressure in your chest, pain spreading to the arm or jaw, fainting or slurred speech, or if nothing like this has ever happened to you before, do not wait and tell yourself that it must be panic: [call 112](tel:112). A doctor needs to see what is going on in the body. The rest is for those who have talked to a doctor about this and have begun to recognise such moments.

## Leaving the shore

A wave often starts with something small: one heartbeat feels wrong, the throat tightens, the light is too bright. Right behind it comes the sentence: *something is happening.* It is this sentence, more than the first sensation, that makes the body speed up.

Do not argue with it. Put a second sentence next to it: *"Something is happening, and I have been here before."* Then name the place you are in. "I am in the supermarket, in front of the milk. It is Tuesday." A place and a day are two hooks for a mind to hold on to.

## At the top

This is the hardest part, and there is little to do here. You will want to run. Running brings relief, and next time the wish to run may come sooner. If you can stay, stay. If you cannot, take three steps back without going outside.

Give your hands a task. Count the teeth of a key with your fingertip. Hold a cold bottle. Read out the names of the things in your basket. Rather than fight, try to be carried: whoever swims against a wave gets tired, whoever stays on top of it moves along. Do not work out how long it will last; watching a clock makes minutes longer. From here to the end of the next breath is a stretch you can carry.

If somebody is with you, one sentence will do: "It will pass soon, just stand next to me." If being told to calm down does not help you, tell them so on some other, quieter day.

## Coming down

When the wave drops, legs may shake, tears may come, or a great sleepiness. Your body has worked hard. Do not jump up and hurry back to where you left off. Drink some water, eat something, put on something warm. Searching for your symptoms on the phone is not a good idea now; each search brings a new fear.

Shame tends to turn up at this point: *everybody saw.* Perhaps one or two people did. The moment does not take up as much room in their heads as it does in yours. Over dinner they will probably talk about the price of milk. If somebody helped you, a short thank you the next day makes the shame smaller, too.

## Back on the shore, the next day

Write three lines: where you were, what went through your mind, what helped. After some weeks those lines become a map. You begin to see at which hour it comes, in what kind of crowd, after which sleepless night.

Look at the size of your circle as well. If there are more and more lifts you do not take, shops you do not enter and invitations you turn down, it may be fear of the wave, rather than the wave, that runs your life. You do not have to widen the circle alone. A mental health professional can walk that road with you, one step at a time. There is no rush. Take your three-line notes along.

## Something for your pocket

> This is a wave. It has risen and it will fall. I know where I am and what my name is. Out slowly, in as it comes.

Rewrite those lines in your own words, and put them on a piece of paper rather than on your lock screen. Paper does not send notifications.
`,
  },
}
