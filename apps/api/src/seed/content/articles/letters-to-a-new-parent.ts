import type { ArticleSeed } from '../article-seed.ts'

export const lettersToANewParent: ArticleSeed = {
  key: 'letters-to-a-new-parent',
  category: 'family',
  publishedAt: '2026-07-06T06:00:00Z',
  tr: {
    title: 'Yeni anne babaya üç mektup',
    summary:
      'Üçüncü gece, kırkıncı gün ve işe dönüş sabahı için; kucağınızda biri uyurken tek elle okunabilir.',
    body: `
## Birinci mektup: üçüncü gece

Merhaba.

Saat dört ve bebek ağlıyor. Karnı tok, altı kuru, odası sıcak. Siz de ağlıyorsunuz ve kimse size bunun da olabileceğini söylemedi. Fotoğraflarda herkes gülüyordu.

Bu gece bir şey çözmek zorunda değilsiniz. Bebeğinizi tanımıyorsunuz, o da sizi tanımıyor; henüz üç gündür aynı evdesiniz. Sevgi bazılarına kapıda çarpar, bazılarına yavaş yavaş, alt değiştirirken, kokusunu ezberlerken gelir. İkinci yoldan gelen sevgi daha az değildir.

Sinirleriniz gerildiyse, sarsmak ya da bağırmak geldiyse içinizden, bebeği beşiğine sırtüstü bırakın ve yan odaya geçin. Ağlasın. Birkaç dakika kapının öbür yanında durmak, bir kötülük değil, bir korumadır. Birini uyandırın. "Sıra sende" demek için bitmiş olmanız gerekmez.

Bir de küçük bir not: su için. Gerçekten. Yanınıza bir bardak koyun, yanına bir de bisküvi. Bebeği doyuran kişinin de bir karnı var.

## İkinci mektup: kırkıncı gün

Yeniden merhaba.

Ziyaretçiler seyreldi. Börekler bitti, öğütler kaldı. Biri "kucağa alıştırma" dedi, öteki "bırakma". İkisi de emindi. Siz artık şunu yapabilirsiniz: teşekkür eder, kapıyı kapatır, bebeğinize bakarsınız. Bir öğüt sizi rahatlatıyorsa kalsın, sıkıştırıyorsa gitsin.

Aranızdaki kişiyle, yani eşinizle, bir süredir yalnızca iş konuşuyor olabilirsiniz. Kim kalktı, bez var mı, saat kaçta yedi. Buna evlilik demek zor gelir. Günde bir kez bebekle ilgisi olmayan tek bir soru sorun: "Bugün aklından ne geçti?" Cevap bir cümle olsun, yeter.

Çocuğunuzu tek başınıza büyütüyorsanız, o soruyu soracak bir kişi seçin ve ona bunu söyleyin. "Her akşam dokuzda bana bir mesaj at" demek, istenebilecek en küçük ve en büyük iyiliktir.

Şimdi daha ciddi bir şey. Günlerdir sevinemiyor, bebeğe bakarken hiçbir şey hissetmiyor, korkunç düşüncelerden kaçamıyor, o uyurken bile uyuyamıyorsanız bunu "yeni annelik işte" diye geçmeyin. Babalar, siz de. Aile hekiminize ya da bir ruh sağlığı uzmanına anlatın; bu onların sık duyduğu bir cümledir ve kimse sizi kötü anne ya da baba saymak için orada değildir. Kendinize ya da bebeğe zarar verme düşüncesi geliyorsa ya da gerçek olmayan sesler, görüntüler varsa yalnız kalmayın, bebeği güvendiğiniz birine verin ve [112’yi arayın](tel:112). Bu, onun için yapabileceğiniz şeylerin en büyüğüdür.

## Üçüncü mektup: işe dönüş sabahı

Bu kez kısa yazıyorum, çünkü servise yetişeceksiniz.

Kapıda ağlayabilir. Siz köşeyi dönünce susmuş olabilir; bunu bakana sorun, sormaktan çekinmeyin. Gizlice çıkmayın. "Gidiyorum, akşam çorbadan sonra geleceğim" deyin ve gidin. Anlamaz sanırız; ama ses tonunu anlar, dönüşü de öğrenir.

İşte ilk hafta üç şeyi küçültün:

- Beklentiyi. Masaya döndünüz, eski hızınıza değil.
- Özrü. "Kusura bakmayın, çocuk hasta" yerine "bugün dörtte çıkıyorum, dosya hazır".
- Kıyası. Yan masadaki nasıl yapıyor, bilmiyorsunuz; onun da dördü geçe uyandığı geceler vardır. Gördüğünüz yalnızca saçının taranmış hâli.

Süt izni, yarım çalışma, kreş desteği: hangilerinin size tanındığını insan kaynaklarına yazılı sorun. Sormak ayrıcalık istemek değildir.

Akşam kapıdan girince önce ellerinizi değil, yüzünüzü yıkayın. İki hayat arasında bir dakikalık yer açın. Sonra onu kucağınıza alın. Kokusu değişmedi.

Bu mektupları yazan kişi sizi tanımıyor. Ama saatin dört olduğunu biliyor.
`,
  },
  en: {
    title: 'Three letters to a new parent',
    summary: 'For the third night, the fortieth day and the morning back at work. Readable with one hand.',
    body: `
## First letter: the third night

Hello.

It is four in the morning and the baby is crying. Fed, dry, warm, and crying. So are you, and nobody told you that this could happen too. In the photographs everyone was smiling.

There is nothing you need to solve tonight. You do not know your baby and your baby does not know you; you have lived in the same house for three days. For some people love crashes in at the door. For others it comes slowly, while changing nappies and learning a smell by heart. The kind that takes the second road is no smaller.

If your nerves are frayed, if you feel like shaking or shouting, lay the baby on its back in the cot and go into the next room. Let it cry. Standing on the other side of a door for a few minutes is not cruelty, it is protection. Wake somebody. You do not have to be finished before you may say "your turn".

And one small thing: drink some water. I mean it. Put a glass beside you, and a biscuit beside the glass. Whoever feeds a baby has a stomach of their own.

## Second letter: the fortieth day

Hello again.

There are fewer visitors now. The pastries are gone and the advice has stayed. One said never to get a baby used to being held, another said never to put it down, and both were certain. Here is something you are allowed to do: say thank you, close the door and look at your child. Advice that eases you may stay. Advice that squeezes you may leave.

For a while you and your partner may have spoken of nothing but logistics. Who got up, are there nappies, when was the last feed. It is hard to call that a marriage. Once a day, ask one question that has nothing to do with the baby: "What went through your mind today?" One sentence is answer enough.

If you are raising your child alone, choose a person to ask you that question, and tell them. "Send me a message every night at nine" is about the smallest favour one can ask for, and about the largest.

Now something more serious. If for days you have been unable to feel any joy, feel nothing when you look at the baby, cannot get away from terrible thoughts, or cannot sleep even while the baby sleeps, do not wave it off as what new mothers go through. That goes for fathers too. Tell your family doctor or a mental health professional. It is a sentence they often hear, and they are not there to decide that you are a bad parent. If there are thoughts of harming yourself or the baby, or voices and sights that are not real, do not stay alone: hand the baby to someone you trust and [call 112](tel:112). There is no greater thing you could do for your child.

## Third letter: the morning back at work

I will be brief, because you have a bus to catch.

There may be tears at the door. They may be over by the time you turn the corner; ask the person in charge, do not be shy. Do not slip out unseen. Say "I am going now, I will be back after the soup", and go. We think they do not understand, yet they understand the voice, and they learn that you return.

During the first week, make three things smaller:

- The expectation. You are back at your desk, not back at your old speed.
- The apology. Instead of "so sorry, my child is ill": "I leave at four today, the file is ready."
- The comparison. You do not know how the next desk manages. There are nights with a four o'clock in them over there as well. All you see is the combed hair.

Ask HR in writing which of these you are entitled to: nursing leave, part-time work, childcare support. Asking is not asking for privilege.

When you come in at night, wash your face before you wash your hands. Leave a minute of space between two lives. Then pick your baby up. The smell is still the same.

Whoever wrote these letters does not know you, but does know that it is four o'clock.
`,
  },
}
