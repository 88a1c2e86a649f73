import type { PressSeed } from '../content-seed.ts'

export const aLogThatCannotBeQuietlyChanged: PressSeed = {
  key: 'a-log-that-cannot-be-quietly-changed',
  publishedOn: '2026-09-28',
  tr: {
    title: 'Kişisel kayıtların ne zaman ve neden açıldığı artık görülebiliyor',
    summary: 'Her okuma ve değişiklik zincirli bir deftere yazılıyor; kişi kendi satırlarını okuyabiliyor.',
    body: `
Bir kişinin kaydını açan her yetkili, ardında bir satır bırakır: hangi görevle, ne zaman, ne yaptı, hangi nedenle. Bu satırlar birbirine zincirlenir; aradan biri çıkarılır ya da değiştirilirse zincir tutmaz ve denetimde görünür.

Yeni olan, bu defterin kişiye de açılması. Hesap sahibi kendi kayıtlarına ait satırları okuyabilir, zincirin sağlam olup olmadığını sınayabilir. Satırlarda kaydı açan kişinin adı değil, görevi gösterilir.

Aynı sürümle gelen öteki haklar şunlar:

1. **Kopya.** Hesapta tutulan kayıtlar tek dosya olarak indirilebilir.
2. **Silme.** Kayıtların silinmesi istenebilir; yasa gereği tutulan bir şey varsa hangisi olduğu ve süresi söylenir.
3. **Süre.** Her kayıt türünün saklama süresi bellidir. Süre dolunca silme kendiliğinden yapılır, yapıldığı da ayrıca yazılır.
4. **Başvuru.** Kişisel veri başvuruları en geç 30 gün içinde ve kural olarak ücretsiz yanıtlanır.

Ayrıntılar [kişisel verilerin korunması politikasında](/kisisel-verilerin-korunmasi-politikasi) yer alıyor. Metni hukukçu olmayan biri de okuyabilsin diye kısa cümlelerle yazdık; anlaşılmayan bir yer kaldıysa düzeltmek isteriz.
`,
  },
}
