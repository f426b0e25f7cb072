import { inLanguages, type Experience } from '../experience.ts'

/** A way in which a product is sold. */
export type VariantKind = {
  titles: Experience['titles']
  /** Price compared with the product's cheapest variant, which has 1. */
  factor: number
  /** Only one party at a time: the price set is `exclusive`. */
  isPrivate: boolean
  /** The most travellers of a booking. */
  maxPax: number
}

const kind = (
  factor: number,
  isPrivate: boolean,
  maxPax: number,
  ...titles: Parameters<typeof inLanguages>
): VariantKind => ({ factor, isPrivate, maxPax, titles: inLanguages(...titles) })

/** The variants of tours, from the cheapest on. */
export const tourVariants: readonly VariantKind[] = [
  kind(
    1,
    false,
    15,
    'Shared group',
    'Grup bersama',
    '混載グループ',
    '일반 그룹',
    'กรุ๊ปรวม',
    'Nhóm ghép',
    '拼团',
    'مجموعة مشتركة',
  ),
  kind(
    1.35,
    false,
    8,
    'Small group',
    'Grup kecil',
    '少人数グループ',
    '소규모 그룹',
    'กรุ๊ปเล็ก',
    'Nhóm nhỏ',
    '小团',
    'مجموعة صغيرة',
  ),
  kind(
    1.6,
    false,
    12,
    'With hotel pick-up',
    'Termasuk jemputan hotel',
    'ホテル送迎付き',
    '호텔 픽업 포함',
    'พร้อมรับที่โรงแรม',
    'Kèm đón tại khách sạn',
    '含酒店接送',
    'مع التوصيل من الفندق',
  ),
  kind(2.6, true, 8, 'Private', 'Privat', 'プライベート', '프라이빗', 'ส่วนตัว', 'Riêng tư', '私人团', 'خاص'),
]

/** The variants of tickets. */
export const ticketVariants: readonly VariantKind[] = [
  kind(
    1,
    false,
    20,
    'Standard ticket',
    'Tiket standar',
    'スタンダードチケット',
    '일반권',
    'บัตรมาตรฐาน',
    'Vé tiêu chuẩn',
    '标准票',
    'تذكرة عادية',
  ),
  kind(
    1.3,
    false,
    20,
    'Ticket with audio guide',
    'Tiket dengan pemandu audio',
    'オーディオガイド付きチケット',
    '오디오 가이드 포함권',
    'บัตรพร้อมเครื่องบรรยายเสียง',
    'Vé kèm thuyết minh tự động',
    '含语音导览票',
    'تذكرة مع دليل صوتي',
  ),
  kind(
    1.75,
    false,
    20,
    'Fast-lane ticket',
    'Tiket jalur cepat',
    '優先入場チケット',
    '패스트트랙',
    'บัตรช่องทางด่วน',
    'Vé ưu tiên',
    '快速通道票',
    'تذكرة المسار السريع',
  ),
]

/** The variants of evenings with seats. */
export const seatVariants: readonly VariantKind[] = [
  kind(1, false, 10, 'Category B', 'Kategori B', 'B席', 'B석', 'ที่นั่งประเภท B', 'Hạng B', 'B等座', 'الفئة B'),
  kind(1.4, false, 10, 'Category A', 'Kategori A', 'A席', 'A석', 'ที่นั่งประเภท A', 'Hạng A', 'A等座', 'الفئة A'),
  kind(
    2.1,
    false,
    6,
    'Front row',
    'Barisan depan',
    '最前列',
    '앞줄',
    'แถวหน้า',
    'Hàng đầu',
    '前排',
    'الصف الأمامي',
  ),
]

/** The variants of transfers. */
export const transferVariants: readonly VariantKind[] = [
  kind(
    1,
    true,
    3,
    'Saloon car, up to 3 guests',
    'Sedan, hingga 3 tamu',
    'セダン（3名まで）',
    '세단, 최대 3인',
    'รถเก๋ง ไม่เกิน 3 ท่าน',
    'Xe sedan, tối đa 3 khách',
    '轿车（最多3人）',
    'سيارة صالون حتى 3 ضيوف',
  ),
  kind(
    1.5,
    true,
    7,
    'Minivan, up to 7 guests',
    'Minivan, hingga 7 tamu',
    'ミニバン（7名まで）',
    '미니밴, 최대 7인',
    'รถตู้ ไม่เกิน 7 ท่าน',
    'Minivan, tối đa 7 khách',
    '商务车（最多7人）',
    'حافلة صغيرة حتى 7 ضيوف',
  ),
]

/** The variant of products that are sold in one way only. */
export const onlyVariant: readonly VariantKind[] = [
  kind(1, false, 20, 'Standard', 'Standar', 'スタンダード', '기본', 'มาตรฐาน', 'Tiêu chuẩn', '标准', 'عادي'),
]
