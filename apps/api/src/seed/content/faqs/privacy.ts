import type { FaqSeed } from '../content-seed.ts'

export const privacyFaqs: readonly FaqSeed[] = [
  {
    key: 'what-hr-sees',
    group: 'privacy',
    tr: {
      question: 'İşverenim benim hakkımda ne görür?',
      answer:
        'Sizin hakkınızda hiçbir şey görmez. İnsan kaynakları yalnızca grup sayılarından oluşan bir rapor açar: programdan kaç çalışan yararlanabiliyor, bir dönemde kaç kişi kullanmış, ne için kullanmış (yazı okumak, test çözmek ya da form göndermek gibi) ve yeterince kişinin okuduğu konular neler. Her sayı bir aralıktır. Adınız, başvurduğunuz gün, okuduğunuz yazı, test yanıtınız ve görüşmede söyledikleriniz raporda yer almaz. [Kullanım raporu](/kullanici/kullanim-raporu) bütün çalışanlara aynı görünür; açıp kendiniz bakabilirsiniz.',
    },
    en: {
      question: 'What does my employer see about me?',
      answer:
        'Nothing about you. Human resources open a report of group figures: how many employees may use the programme, how many did in a period, what for (reading, taking a test, sending a form), and which topics enough people read about. Each figure is a range. Your name, the day you asked, what you read, your answers in a test and what you said in a meeting are not in it. The [usage report](/en/user/utilization-report) looks the same for every employee, so you can open it and see for yourself.',
    },
  },
  {
    key: 'floors',
    group: 'privacy',
    tr: {
      question: 'Küçük bir ekipteyim, sayılardan tanınmaz mıyım?',
      answer:
        'Bunun için iki alt sınır vardır. Kullanım sayıları en az **5**; konular, testler ve formlar en az **10** kişi olmadan gösterilmez. Görünenler de tam sayı değil, bir aralıktır. Gizlenen bir sayı toplamdan çıkarılarak bulunabilecekse yanındaki sayı da gizlenir. Kural filtrelerde, dönemlerde ve indirilen dosyalarda da geçerlidir. Kurumlar bu sınırları yükseltebilir, düşüremez. Kuralın kendisi her raporun üzerinde yazar.',
    },
    en: {
      question: 'My team is small. Would the numbers give me away?',
      answer:
        'Two floors stand against that. Usage counts appear from **5** people upwards; topics, tests and forms from **10**. What does appear is a range and not an exact number. Where a hidden figure could be found by subtracting from a total, the figure beside it is hidden as well. The rule also holds for filters, periods and downloaded files. An organisation may raise the floors and can never lower them. Every report carries the rule in print.',
    },
  },
  {
    key: 'who-sees-my-results',
    group: 'privacy',
    tr: {
      question: 'Test sonuçlarımı kim okuyabilir?',
      answer:
        'Siz. Sonuçlar size ait bir kayıt olarak şifreli saklanır; işvereninize gitmez, reklamda ya da yapay zekâ eğitiminde kullanılmaz. Bir uzmana göstermek isterseniz bunu kendiniz yaparsınız. Sonucu istediğiniz zaman silebilirsiniz. Ekranınızı başkası görebilecekse testi daha sonra, yalnızken açmak iyi olabilir; ortak bilgisayardaysanız işiniz bitince çıkış yapın.',
    },
    en: {
      question: 'Who can read my test results?',
      answer:
        'You can. Results are stored encrypted as a record that belongs to you. They do not go to your employer, and are not used for advertising or to train artificial intelligence. Should you want to show one to a professional, you do that yourself, and you can delete it whenever you like. If somebody could see your screen, you might open the test later when you are alone, and on a shared computer sign out afterwards.',
    },
  },
  {
    key: 'export-and-delete',
    group: 'privacy',
    tr: {
      question: 'Verilerimi nasıl indiririm ya da sildiririm?',
      answer:
        'Hesabınızda tutulan kayıtların bir kopyasını isteyebilir, kayıtlarınızın silinmesini de talep edebilirsiniz. Silme geri alınamaz, bu yüzden önce kopyayı indirmeniz yerinde olur. Yasanın saklamamızı gerektirdiği bir kayıt varsa hangisi olduğu ve ne kadar tutulacağı size bildirilir. Ayrıca kişisel veri başvuru formuyla yazılı başvurabilirsiniz; yanıt en geç 30 gün içinde ve kural olarak ücretsiz verilir.',
    },
    en: {
      question: 'How do I download my data, or have it deleted?',
      answer:
        'You can ask for a copy of the records kept with your account, and you can ask for them to be deleted. Deletion cannot be undone, so it is wise to download the copy first. If the law obliges us to keep a record, you are told which one and for how long. You may also apply in writing with the personal-data form; the answer comes within 30 days and, as a rule, free of charge.',
    },
  },
  {
    key: 'who-opened-my-record',
    group: 'privacy',
    tr: {
      question: 'Kaydıma ne zaman ve neden bakıldığını görebilir miyim?',
      answer:
        'Görebilirsiniz. Kişisel bir kaydınız her açıldığında ya da değiştirildiğinde bir deftere satır yazılır. Kendi kayıtlarınıza ait satırlarda şunları okursunuz: hangi görevdeki biri, ne zaman, ne yapmış, hangi nedenle. Kişinin adı gösterilmez, görevi gösterilir. Deftere sonradan satır eklenir ya da aradan satır silinirse bu anlaşılır. Anlamadığınız bir satır olursa bize sorun; açıklamak bizim görevimizdir.',
    },
    en: {
      question: 'Can I see when and why my record was opened?',
      answer:
        'You can. Each time one of your personal records is opened or changed, a line is written to a log. In the lines about your own records you read the role of whoever did it, when it was, what they did and for which reason. The role is shown, the name is not. Lines that are added to the log or taken out of it later are noticed. If there is one you do not understand, ask us; explaining it is our duty.',
    },
  },
  {
    key: 'cookies',
    group: 'privacy',
    tr: {
      question: 'Sitede hangi çerezler çalışıyor?',
      answer:
        'Yalnızca sitenin çalışması için gerekenler: oturumunuz, dil seçiminiz ve çerez kararınız. Performans ve analiz ile işlevsellik başlıkları kapalı gelir, siz açmadıkça kapalı kalır. "Tümünü reddet" düğmesi "Tümünü kabul et" kadar görünür durur; sayfayı kapatmak onay sayılmaz. Fikriniz değişirse sayfanın altındaki çerez tercihleri bağlantısından kararınızı geri alabilirsiniz. Reklam çerezi ve başka şirketlerin izleyicisi yoktur.',
    },
    en: {
      question: 'Which cookies run on this site?',
      answer:
        'Only those it cannot work without: your session, your language and your cookie decision. Performance and analytics, and functionality, are off to begin with and stay off until you switch them on. "Reject all" is as easy to see as "Accept all", and closing the page does not count as consent. To change your mind, use the cookie preferences link at the foot of the page. There are no advertising cookies and no trackers of other companies.',
    },
  },
  {
    key: 'can-my-manager-send-me',
    group: 'privacy',
    tr: {
      question: 'Yöneticim beni programa gönderebilir mi?',
      answer:
        'Programı size hatırlatabilir, gitmenizi isteyemez. Gidip gitmediğinizi ya da ne konuştuğunuzu bizden öğrenemez; bize sorduğunda yanıt alamaz. Başvurmanız terfi, değerlendirme ya da disiplin süreçlerinde kullanılamaz. Yöneticiniz sizin için kaygılandığı için bize danışırsa bunu ad vermeden yapar, konuşulan da onun söyleyeceği cümlelerdir. Üzerinizde baskı hissederseniz bunu bize anlatabilirsiniz.',
    },
    en: {
      question: 'Can my manager send me to the programme?',
      answer:
        'Your manager may remind you of it and cannot require it. We do not tell them whether you went or what was said, and asking us brings no answer. Using it plays no part in promotion, appraisal or discipline. When a manager calls because they worry about a person, they do so without a name, and the talk is about what they themselves could say. If you feel pressed, you can tell us.',
    },
  },
]
