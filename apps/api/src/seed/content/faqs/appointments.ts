import type { FaqSeed } from '../content-seed.ts'

export const appointmentsFaqs: readonly FaqSeed[] = [
  {
    key: 'how-to-book',
    group: 'appointments',
    tr: {
      question: 'Randevuyu nasıl isterim?',
      answer:
        '[Formlar](/kullanici/formlar) sayfasındaki psikolojik destek talebini doldurun. Görüntülü mü, telefonda mı, yüz yüze mi görüşmek istediğinizi, konuşacağınız dili ve size uyan zamanı seçin. Konuyu anlatmak zorunda değilsiniz. Yazmak zor geliyorsa programın telefonunu arayın; ilk cümle olarak "nereden başlayacağımı bilmiyorum" demeniz yeter. Talebiniz bize ulaşınca bir onay alırsınız.',
    },
    en: {
      question: 'How do I ask for an appointment?',
      answer:
        'Fill in the psychological support request under [Forms](/en/user/forms). Choose video, phone or a meeting in person, the language, and the times that suit you. You do not have to say what it is about. If writing is hard, call the programme’s number, and "I do not know where to begin" will do as a first sentence. You receive a confirmation once your request has arrived.',
    },
  },
  {
    key: 'are-meetings-recorded',
    group: 'appointments',
    tr: {
      question: 'Görüşmeler kaydediliyor mu?',
      answer:
        'Hayır. Görüşmenin sesi, görüntüsü ve yazışması kaydedilmez; iş yerinizden hiç kimse görüşmeye katılamaz, görüşmeyi dinleyemez. Sizden de görüşmeyi kaydetmemenizi rica ederiz, çünkü aynı güven karşınızdaki için de geçerlidir. Bulunduğunuz yerde duyulma ihtimali varsa kulaklık takın, odanın kapısını kapatın ya da arabada konuşun. Şirket bilgisayarı yerine kendi telefonunuzu kullanmayı tercih edebilirsiniz.',
    },
    en: {
      question: 'Are meetings recorded?',
      answer:
        'No. Sound, picture and chat are not recorded, and nobody from your workplace can join or listen. We ask you not to record either, because the person you talk with relies on the same trust. If you might be overheard, wear headphones, close the door, or sit in the car. You may prefer your own phone to a company computer.',
    },
  },
  {
    key: 'cannot-make-it',
    group: 'appointments',
    tr: {
      question: 'Randevuma gelemeyeceğim, ne yapmalıyım?',
      answer:
        'Gelemeyeceğinizi anladığınız an telefonla ya da e-postayla haber verin; neden sorulmaz. O saat başka birine açılabilir, size de yeni bir gün bulunur. Haber vermeyi unuttuysanız utanmayın, yine yazın. Bireysel sitemizden ücretli bir görüşme aldıysanız iptal koşulları ödemeden önce gösterilen metinde yazar; cayma hakkınız da orada açıklanır.',
    },
    en: {
      question: 'I cannot come to my appointment. What now?',
      answer:
        'Let us know by phone or e-mail as soon as you see it coming. No reason is asked. Someone else can have that hour, and you will be offered another day. If you forgot to tell us, do not be embarrassed, simply write. If you bought a meeting on our site for private customers, the terms for cancelling are in the text shown before payment, together with your right to withdraw.',
    },
  },
  {
    key: 'during-work-hours',
    group: 'appointments',
    tr: {
      question: 'Mesai saatinde görüşebilir miyim?',
      answer:
        'Size uyan zamanları siz bildirirsiniz: öğle arası, iş çıkışı, izin günü. Mesai içinde ayrılmanız gerekiyorsa iş yerinizin izin kuralları geçerlidir; çoğu yerde "bir randevum var" demek yeterlidir. Görüşme davetini şirket takvimine ayrıntısız bir başlıkla kaydedin. Sessiz bir yer bulamazsanız yazın, yürürken konuşmak da mümkündür.',
    },
    en: {
      question: 'May I have the meeting during working hours?',
      answer:
        'You tell us which times suit you, be it your lunch break, after work or a day off. Should you have to leave during the day, the rules on leave at your workplace apply, and in most places "I have an appointment" is enough. In the company calendar, give it a title without details. If you cannot find a quiet place, write to us; talking while you walk is possible too.',
    },
  },
  {
    key: 'who-will-i-talk-to',
    group: 'appointments',
    tr: {
      question: 'Karşımdaki kişi kim olacak, değiştirebilir miyim?',
      answer:
        'Görüşeceğiniz kişinin doğrulanmış mesleki unvanını (psikolog, klinik psikolog, diyetisyen, avukat gibi) ve sizinle hangi dilde konuşacağını görüşmeden önce size söyleriz. Aranızdaki uyum önemlidir; ısınamadıysanız başka biriyle devam etmek istediğinizi söylemeniz yeter. Açıklama istenmez, ilk uzmana bir değerlendirme yazmanız da gerekmez.',
    },
    en: {
      question: 'Who will I talk to, and can I change?',
      answer:
        'Before the meeting we tell you the verified professional title of the person, such as psychologist, clinical psychologist, dietitian or lawyer, and the language in which you will talk. How you get on with each other matters. If you did not warm to them, say that you would like to go on with somebody else. No explanation is asked for, nor do you have to write a review of the first one.',
    },
  },
  {
    key: 'hotel-request',
    group: 'appointments',
    tr: {
      question: 'Otel talebi gönderirsem rezervasyon yapılmış olur mu?',
      answer:
        'Olmaz. Talep, bizden seçenek istemek demektir. Tarihleri, kişi sayısını ve ihtiyaçlarınızı [formlar](/kullanici/formlar) sayfasından yazarsınız; size fiyatı ve iptal koşulu belli seçenekler iletilir. Karar verdiğinizde rezervasyonu ve ödemeyi doğrudan tesisle siz yaparsınız. Vazgeçerseniz bir şey yapmanıza gerek yoktur. Talepleri aynı ekip yanıtlar, ama her biri tek başına ve şifreli saklanır; burada yazdığınız, psikolojik destek talebinizde görünmez.',
    },
    en: {
      question: 'Does sending a hotel request make a booking?',
      answer:
        'No. A request means asking us for options. You enter the dates, the number of people and what you need under [Forms](/en/user/forms), and receive options with their price and their terms for cancelling. When you decide, you book with the hotel and pay it yourself. If you change your mind there is nothing to do. The same team answers all requests, but each is stored on its own and encrypted, and what you write here does not appear in a request for psychological support.',
    },
  },
]
