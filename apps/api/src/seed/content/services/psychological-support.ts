import type { ServiceSeed } from '../content-seed.ts'

export const psychologicalSupport: ServiceSeed = {
  key: 'psychological-support',
  icon: 'chat',
  tr: {
    title: 'Psikolojik destek',
    summary:
      'Adını koyamadığınız bir sıkıntı için de, yıllardır taşıdığınız bir mesele için de bir uzmanla konuşma.',
    body: `
Uyuyamıyor, çabuk parlıyor, toplantı ortasında dalıp gidiyor ya da sebepsiz ağlıyor olabilirsiniz. Hiçbiri olmadan yalnızca birine anlatmak da isteyebilirsiniz. Başvurmak için derdinizin yeterince büyük olması gerekmez.

## İlk görüşmede ne olur?

Karşınızdaki uzman size birkaç soru sorar: sizi ne getirdi, ne zamandır böyle, şu an en çok ne zorluyor. İstemediğiniz soruyu yanıtlamazsınız. Görüşmenin sonunda nasıl devam edeceğinize birlikte karar verirsiniz; bir kez konuşup bırakmak da olur.

## Nasıl ulaşılır?

[Formlar](/kullanici/formlar) sayfasındaki psikolojik destek talebini doldurun ya da programın telefonunu arayın. Konuyu yazmak zorunda değilsiniz; görüntülü mü, telefonda mı, yüz yüze mi konuşmak istediğinizi, dili ve size uyan zamanı seçmeniz yeter. Yöneticinize haber vermeniz gerekmez, iş yeriniz başvurduğunuzu öğrenmez. Talebinizi açan görevli adınızı görür; ne zaman ve neden açtığı kaydınıza yazılır. Görüşmelerin sesi, görüntüsü ve yazışması kaydedilmez.

## Ne değildir?

Burada tanı konmaz, ilaç ya da rapor yazılmaz. Bunlar gerekiyorsa uzman size bir sağlık kuruluşuna başvurmanızı söyler. Hayatınız tehlikedeyse ya da kendinize zarar vermeyi düşünüyorsanız randevu beklemeyin, [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'Psychological support',
    summary:
      'A conversation with a professional, about something you have carried for years or a weight without a name.',
    body: `
Perhaps you sleep badly, snap at people, drift off in meetings, or cry for no reason you can point to. Perhaps none of this, and you would simply like to tell someone. A trouble need not reach a certain size before you may ask.

## What happens the first time?

You will be asked a few things: what brought you, how long it has been like this, what is hardest right now. You leave any question unanswered that you do not want. At the end the two of you decide how to go on, and talking once and leaving it there is a perfectly good answer.

## How to reach us

Fill in the psychological support request under [Forms](/en/user/forms), or call the programme’s number. You do not have to write what it is about. Choose video, phone or in person, a language, and the times that suit you. Your manager need not know, and your workplace does not learn that you asked. The member of staff who opens your request sees your name; when and why they opened it is written to your record. Sound, picture and chat are not recorded.

## What it is not

Nobody makes a diagnosis here or writes prescriptions and medical reports. If you need one of these, the professional will tell you to see a health institution. If your life is in danger or you are thinking of harming yourself, do not wait for an appointment: [call 112](tel:112).
`,
  },
}
