/**
 * Names of the most visited cities in their own and some other languages, by IATA city code. Written as
 * `language=name`; languages that use the English name are left out.
 */
export const localNames = `
LON fr=Londres es=Londres pt=Londres it=Londra de=London nl=Londen pl=Londyn tr=Londra ru=Лондон ar=لندن fa=لندن ja=ロンドン zh=伦敦 ko=런던
PAR it=Parigi es=París nl=Parijs pl=Paryż ru=Париж ar=باريس fa=پاریس ja=パリ zh=巴黎 ko=파리
ROM it=Roma es=Roma pt=Roma fr=Rome de=Rom pl=Rzym tr=Roma ru=Рим ar=روما ja=ローマ zh=罗马
MIL it=Milano es=Milán fr=Milan de=Mailand tr=Milano ru=Милан ar=ميلانو zh=米兰 ja=ミラノ
VCE it=Venezia es=Venecia fr=Venise de=Venedig ru=Венеция zh=威尼斯 ja=ヴェネツィア
FLR it=Firenze es=Florencia fr=Florence de=Florenz ru=Флоренция zh=佛罗伦萨 ja=フィレンツェ
NAP it=Napoli es=Nápoles fr=Naples de=Neapel ru=Неаполь
TRN it=Torino es=Turín fr=Turin de=Turin ru=Турин
GOA it=Genova es=Génova fr=Gênes de=Genua ru=Генуя
PMO it=Palermo fr=Palerme ru=Палермо
BLQ it=Bologna es=Bolonia fr=Bologne ru=Болонья
VRN it=Verona fr=Vérone ru=Верона
PSA it=Pisa fr=Pise ru=Пиза
MUC de=München es=Múnich fr=Munich it=Monaco nl=München pl=Monachium tr=Münih ru=Мюнхен ar=ميونخ ja=ミュンヘン zh=慕尼黑 ko=뮌헨
BER de=Berlin es=Berlín it=Berlino ru=Берлин ar=برلين ja=ベルリン zh=柏林 ko=베를린
FRA de=Frankfurt it=Francoforte fr=Francfort es=Fráncfort ru=Франкфурт zh=法兰克福 ja=フランクフルト
HAM de=Hamburg es=Hamburgo fr=Hambourg it=Amburgo ru=Гамбург
CGN de=Köln fr=Cologne es=Colonia it=Colonia nl=Keulen ru=Кёльн
DUS de=Düsseldorf ru=Дюссельдорф ja=デュッセルドルフ
STR de=Stuttgart fr=Stuttgart it=Stoccarda ru=Штутгарт
NUE de=Nürnberg es=Núremberg fr=Nuremberg it=Norimberga ru=Нюрнберг
HAJ de=Hannover fr=Hanovre ru=Ганновер
LEJ de=Leipzig it=Lipsia ru=Лейпциг
DRS de=Dresden fr=Dresde es=Dresde it=Dresda ru=Дрезден
VIE de=Wien es=Viena fr=Vienne it=Vienna pt=Viena nl=Wenen pl=Wiedeń tr=Viyana hu=Bécs cs=Vídeň ru=Вена ar=فيينا ja=ウィーン zh=维也纳 ko=빈
SZG de=Salzburg it=Salisburgo fr=Salzbourg ru=Зальцбург
INN de=Innsbruck ru=Инсбрук
ZRH de=Zürich fr=Zurich it=Zurigo es=Zúrich ru=Цюрих zh=苏黎世 ja=チューリッヒ
GVA fr=Genève de=Genf it=Ginevra es=Ginebra ru=Женева ar=جنيف zh=日内瓦
BSL de=Basel fr=Bâle it=Basilea es=Basilea
BRN de=Bern fr=Berne it=Berna es=Berna
BRU fr=Bruxelles nl=Brussel de=Brüssel es=Bruselas it=Bruxelles pl=Bruksela tr=Brüksel ru=Брюссель zh=布鲁塞尔
ANR nl=Antwerpen fr=Anvers de=Antwerpen es=Amberes
AMS nl=Amsterdam es=Ámsterdam ru=Амстердам ar=أمستردام ja=アムステルダム zh=阿姆斯特丹 ko=암스테르담
RTM nl=Rotterdam es=Róterdam ru=Роттердам
LUX fr=Luxembourg de=Luxemburg lb=Lëtzebuerg es=Luxemburgo
LIS pt=Lisboa es=Lisboa fr=Lisbonne de=Lissabon it=Lisbona nl=Lissabon pl=Lizbona tr=Lizbon ru=Лиссабон ar=لشبونة ja=リスボン zh=里斯本
OPO pt=Porto es=Oporto de=Porto ru=Порту
FAO pt=Faro ru=Фару
FNC pt=Funchal ru=Фуншал
MAD es=Madrid it=Madrid pt=Madri ru=Мадрид ar=مدريد ja=マドリード zh=马德里
BCN es=Barcelona fr=Barcelone it=Barcellona ru=Барселона ar=برشلونة ja=バルセロナ zh=巴塞罗那 ko=바르셀로나
SVQ es=Sevilla fr=Séville it=Siviglia ru=Севилья ja=セビリア
VLC es=Valencia ca=València fr=Valence ru=Валенсия
AGP es=Málaga fr=Malaga ru=Малага
PMI es=Palma de Mallorca ca=Palma de=Palma ru=Пальма-де-Мальорка
ALC es=Alicante ca=Alacant ru=Аликанте
IBZ es=Ibiza ca=Eivissa ru=Ибица
BIO es=Bilbao eu=Bilbo ru=Бильбао
GRX es=Granada fr=Grenade ru=Гранада
ZAZ es=Zaragoza fr=Saragosse en=Saragossa
NCE fr=Nice it=Nizza de=Nizza es=Niza ru=Ницца
MRS fr=Marseille es=Marsella it=Marsiglia ru=Марсель
LYS fr=Lyon it=Lione de=Lyon ru=Лион
TLS fr=Toulouse es=Tolosa it=Tolosa ru=Тулуза
BOD fr=Bordeaux es=Burdeos ru=Бордо
SXB fr=Strasbourg de=Straßburg es=Estrasburgo it=Strasburgo
PRG cs=Praha de=Prag es=Praga fr=Prague it=Praga pl=Praga nl=Praag tr=Prag hu=Prága ru=Прага ar=براغ ja=プラハ zh=布拉格 ko=프라하
BRQ cs=Brno de=Brünn
WAW pl=Warszawa de=Warschau fr=Varsovie es=Varsovia it=Varsavia tr=Varşova ru=Варшава ja=ワルシャワ zh=华沙
KRK pl=Kraków de=Krakau fr=Cracovie es=Cracovia it=Cracovia ru=Краков en=Cracow
GDN pl=Gdańsk de=Danzig es=Gdansk ru=Гданьск
WRO pl=Wrocław de=Breslau ru=Вроцлав
POZ pl=Poznań de=Posen ru=Познань
BUD hu=Budapest ru=Будапешт ar=بودابست ja=ブダペスト zh=布达佩斯
BUH ro=București fr=Bucarest es=Bucarest it=Bucarest de=Bukarest tr=Bükreş ru=Бухарест
CLJ ro=Cluj-Napoca de=Klausenburg hu=Kolozsvár
SOF bg=София tr=Sofya ru=София fr=Sofia
BEG sr=Београд hr=Beograd de=Belgrad fr=Belgrade es=Belgrado tr=Belgrad ru=Белград
ZAG hr=Zagreb it=Zagabria ru=Загреб
SPU hr=Split it=Spalato ru=Сплит
DBV hr=Dubrovnik it=Ragusa ru=Дубровник
LJU sl=Ljubljana it=Lubiana de=Laibach ru=Любляна
SJJ bs=Sarajevo tr=Saraybosna ru=Сараево
SKP mk=Скопје tr=Üsküp ru=Скопье
TIA sq=Tiranë it=Tirana tr=Tiran ru=Тирана
PRN sq=Prishtinë sr=Приштина
TGD sr=Подгорица ru=Подгорица
ATH el=Αθήνα fr=Athènes de=Athen it=Atene es=Atenas tr=Atina pl=Ateny ru=Афины ar=أثينا ja=アテネ zh=雅典
SKG el=Θεσσαλονίκη de=Thessaloniki tr=Selanik fr=Thessalonique es=Tesalónica ru=Салоники en=Salonica
HER el=Ηράκλειο de=Heraklion en=Heraklion ru=Ираклион
RHO el=Ρόδος de=Rhodos en=Rhodes fr=Rhodes it=Rodi ru=Родос
JTR el=Σαντορίνη en=Santorini ru=Санторини
JMK el=Μύκονος ru=Миконос
CFU el=Κέρκυρα de=Korfu fr=Corfou it=Corfù ru=Корфу
CHQ el=Χανιά en=Chania
LCA el=Λάρνακα tr=Larnaka ru=Ларнака
IST tr=İstanbul es=Estambul pl=Stambuł el=Κωνσταντινούπολη ru=Стамбул ar=إسطنبول fa=استانبول ja=イスタンブール zh=伊斯坦布尔 ko=이스탄불 de=Istanbul
ANK tr=Ankara ru=Анкара ar=أنقرة fa=آنکارا
IZM tr=İzmir el=Σμύρνη ru=Измир ar=إزمير fa=ازمیر en=Izmir
AYT tr=Antalya ru=Анталья ar=أنطاليا fa=آنتالیا
BJV tr=Bodrum ru=Бодрум
CPH da=København de=Kopenhagen fr=Copenhague es=Copenhague it=Copenaghen sv=Köpenhamn nl=Kopenhagen pl=Kopenhaga ru=Копенгаген ja=コペンハーゲン zh=哥本哈根
AAR da=Aarhus
STO sv=Stockholm es=Estocolmo it=Stoccolma pl=Sztokholm fi=Tukholma ru=Стокгольм ja=ストックホルム zh=斯德哥尔摩
GOT sv=Göteborg de=Göteborg fr=Göteborg es=Gotemburgo ru=Гётеборг
MMA sv=Malmö
OSL no=Oslo ru=Осло ja=オスロ zh=奥斯陆
BGO no=Bergen ru=Берген
HEL fi=Helsinki sv=Helsingfors ru=Хельсинки ja=ヘルシンキ zh=赫尔辛基
TLL et=Tallinn de=Tallinn ru=Таллин fi=Tallinna
RIX lv=Rīga de=Riga pl=Ryga ru=Рига
VNO lt=Vilnius pl=Wilno de=Wilna ru=Вильнюс
REK is=Reykjavík ru=Рейкьявик ja=レイキャヴィーク
DUB ga=Baile Átha Cliath es=Dublín it=Dublino ru=Дублин
EDI gd=Dùn Èideann es=Edimburgo it=Edimburgo fr=Édimbourg de=Edinburgh ru=Эдинбург
CWL cy=Caerdydd
MLA mt=Valletta it=La Valletta fr=La Valette ru=Валлетта
MOW ru=Москва de=Moskau fr=Moscou es=Moscú it=Mosca pl=Moskwa tr=Moskova nl=Moskou pt=Moscou ar=موسكو fa=مسکو ja=モスクワ zh=莫斯科
LED ru=Санкт-Петербург de=Sankt Petersburg fr=Saint-Pétersbourg es=San Petersburgo it=San Pietroburgo en=St Petersburg
AER ru=Сочи de=Sotschi
KZN ru=Казань
SVX ru=Екатеринбург de=Jekaterinburg
OVB ru=Новосибирск de=Nowosibirsk
VVO ru=Владивосток
IEV uk=Київ ru=Киев de=Kiew pl=Kijów fr=Kiev en=Kiev
LWO uk=Львів ru=Львов pl=Lwów de=Lemberg
ODS uk=Одеса ru=Одесса en=Odessa
MSQ be=Мінск ru=Минск pl=Mińsk
RMO ro=Chișinău ru=Кишинёв
TBS ka=თბილისი ru=Тбилиси tr=Tiflis
EVN hy=Երևան ru=Ереван tr=Erivan
BAK az=Bakı ru=Баку tr=Bakü fa=باکو
ALA kk=Алматы ru=Алматы
NQZ kk=Астана ru=Астана en=Astana
TAS uz=Toshkent ru=Ташкент
SKD uz=Samarqand ru=Самарканд
DXB ar=دبي fr=Dubaï es=Dubái tr=Dubai ru=Дубай fa=دبی ja=ドバイ zh=迪拜 ko=두바이
AUH ar=أبو ظبي fr=Abou Dabi es=Abu Dabi ru=Абу-Даби fa=ابوظبی zh=阿布扎比
SHJ ar=الشارقة fa=شارجه
DOH ar=الدوحة ru=Доха fa=دوحه zh=多哈 tr=Doha
RUH ar=الرياض de=Riad fr=Riyad es=Riad tr=Riyad fa=ریاض
JED ar=جدة de=Dschidda fr=Djeddah tr=Cidde fa=جده
MED ar=المدينة المنورة tr=Medine fr=Médine fa=مدینه
DMM ar=الدمام
KWI ar=الكويت en=Kuwait fr=Koweït es=Kuwait fa=کویت tr=Kuveyt
BAH ar=المنامة fa=منامه
MCT ar=مسقط de=Maskat fr=Mascate es=Mascate fa=مسقط
AMM ar=عمّان fa=امان tr=Amman
BEY ar=بيروت fr=Beyrouth de=Beirut fa=بیروت tr=Beyrut
DAM ar=دمشق fr=Damas de=Damaskus fa=دمشق tr=Şam
BGW ar=بغداد fr=Bagdad de=Bagdad fa=بغداد tr=Bağdat
EBL ar=أربيل ku=Hewlêr fa=اربیل tr=Erbil
NJF ar=النجف fa=نجف
BSR ar=البصرة fa=بصره
THR fa=تهران ar=طهران de=Teheran fr=Téhéran es=Teherán it=Teheran tr=Tahran ru=Тегеран ja=テヘラン zh=德黑兰
MHD fa=مشهد ar=مشهد
IFN fa=اصفهان ar=أصفهان fr=Ispahan es=Isfahán tr=İsfahan
SYZ fa=شیراز ar=شيراز
TBZ fa=تبریز
KIH fa=کیش
TLV he=תל אביב ar=تل أبيب fr=Tel-Aviv de=Tel Aviv ru=Тель-Авив
CAI ar=القاهرة fr=Le Caire de=Kairo es=El Cairo it=Il Cairo tr=Kahire ru=Каир fa=قاهره ja=カイロ zh=开罗
ALY ar=الإسكندرية fr=Alexandrie es=Alejandría it=Alessandria tr=İskenderiye
HRG ar=الغردقة ru=Хургада
SSH ar=شرم الشيخ ru=Шарм-эш-Шейх
LXR ar=الأقصر fr=Louxor
CAS ar=الدار البيضاء fr=Casablanca tr=Kazablanka
RAK ar=مراكش fr=Marrakech de=Marrakesch es=Marrakech it=Marrakech ru=Марракеш en=Marrakech
FEZ ar=فاس fr=Fès en=Fez
TNG ar=طنجة fr=Tanger es=Tánger de=Tanger
RBA ar=الرباط
AGA ar=أكادير
TUN ar=تونس fr=Tunis de=Tunis es=Túnez it=Tunisi
ALG ar=الجزائر fr=Alger es=Argel de=Algier it=Algeri
TIP ar=طرابلس de=Tripolis fr=Tripoli
KRT ar=الخرطوم fr=Khartoum
ADD am=አዲስ አበባ fr=Addis-Abeba
NBO sw=Nairobi ru=Найроби zh=内罗毕
ZNZ sw=Zanzibar fr=Zanzibar de=Sansibar
CPT af=Kaapstad de=Kapstadt fr=Le Cap es=Ciudad del Cabo it=Città del Capo ru=Кейптаун zh=开普敦
JNB zu=eGoli ru=Йоханнесбург zh=约翰内斯堡
MRU fr=Maurice de=Mauritius es=Mauricio
SEZ fr=Mahé
DEL hi=दिल्ली en=New Delhi fr=New Delhi es=Nueva Delhi de=Neu-Delhi it=Nuova Delhi ru=Дели ja=デリー zh=德里
BOM hi=मुंबई mr=मुंबई en=Bombay ru=Мумбаи ja=ムンバイ zh=孟买
BLR kn=ಬೆಂಗಳೂರು hi=बेंगलुरु en=Bangalore
MAA ta=சென்னை hi=चेन्नई en=Madras
CCU bn=কলকাতা hi=कोलकाता en=Calcutta
HYD te=హైదరాబాద్ hi=हैदराबाद
COK ml=കൊച്ചി en=Kochi
GOI hi=गोवा en=Goa
JAI hi=जयपुर
AGR hi=आगरा
VNS hi=वाराणसी en=Benares
AMD gu=અમદાવાદ hi=अहमदाबाद
KHI ur=کراچی
LHE ur=لاہور
ISB ur=اسلام آباد
DAC bn=ঢাকা
KTM ne=काठमाडौं de=Kathmandu
CMB si=කොළඹ
MLE dv=މާލެ en=Malé
BKK th=กรุงเทพมหานคร ja=バンコク zh=曼谷 ko=방콕 ru=Бангкок en=Krung Thep
HKT th=ภูเก็ต zh=普吉 ru=Пхукет ja=プーケット
CNX th=เชียงใหม่ zh=清迈 ja=チェンマイ
KBV th=กระบี่
USM th=เกาะสมุย ru=Самуи
SGN vi=Thành phố Hồ Chí Minh en=Saigon fr=Hô Chi Minh-Ville ja=ホーチミン zh=胡志明市 ko=호찌민
HAN vi=Hà Nội fr=Hanoï ja=ハノイ zh=河内 ko=하노이
DAD vi=Đà Nẵng ja=ダナン zh=岘港 ko=다낭
CXR vi=Nha Trang en=Nha Trang ru=Нячанг
PQC vi=Phú Quốc
PNH km=ភ្នំពេញ zh=金边
REP km=សៀមរាប zh=暹粒
VTE lo=ວຽງຈັນ
RGN my=ရန်ကုန် en=Rangoon
SIN zh=新加坡 ms=Singapura fr=Singapour es=Singapur de=Singapur pt=Singapura tr=Singapur ru=Сингапур ja=シンガポール ko=싱가포르 ta=சிங்கப்பூர்
KUL ms=Kuala Lumpur zh=吉隆坡 ja=クアラルンプール ru=Куала-Лумпур
PEN ms=Pulau Pinang zh=槟城 en=George Town
LGK ms=Langkawi
JKT id=Jakarta nl=Jakarta fr=Djakarta zh=雅加达 ja=ジャカルタ
DPS id=Denpasar en=Bali zh=巴厘岛 ja=バリ ru=Денпасар
SUB id=Surabaya
JOG id=Yogyakarta en=Jogja
MNL tl=Maynila fr=Manille es=Manila zh=马尼拉 ja=マニラ ko=마닐라
CEB tl=Cebu ja=セブ ko=세부 en=Cebu
HKG zh=香港 ja=香港 ko=홍콩 ru=Гонконг
MFM zh=澳门 pt=Macau ja=マカオ en=Macao
BJS zh=北京 fr=Pékin de=Peking es=Pekín it=Pechino pt=Pequim tr=Pekin ru=Пекин ar=بكين ja=北京 ko=베이징 en=Peking
SHA zh=上海 es=Shanghái fr=Shanghai it=Sciangai tr=Şanghay ru=Шанхай ja=上海 ko=상하이
CAN zh=广州 en=Canton fr=Canton es=Cantón de=Kanton ja=広州
SZX zh=深圳 ja=深セン
CTU zh=成都 ja=成都
CKG zh=重庆 ja=重慶
SIA zh=西安 ja=西安
HGH zh=杭州 ja=杭州
NKG zh=南京 ja=南京 en=Nanking
WUH zh=武汉
XMN zh=厦门
KMG zh=昆明
TAO zh=青岛 en=Tsingtao
TSN zh=天津
DLC zh=大连 ja=大連
HRB zh=哈尔滨
SYX zh=三亚
KWL zh=桂林
LXA zh=拉萨 bo=ལྷ་ས
URC zh=乌鲁木齐 ug=ئۈرۈمچى
CSX zh=长沙
TPE zh=台北 ja=台北 ko=타이베이 ru=Тайбэй
KHH zh=高雄 ja=高雄
TYO ja=東京 zh=东京 ko=도쿄 es=Tokio de=Tokio nl=Tokio it=Tokyo pt=Tóquio pl=Tokio ru=Токио ar=طوكيو fa=توکیو th=โตเกียว
OSA ja=大阪 zh=大阪 ko=오사카 ru=Осака th=โอซาก้า
SPK ja=札幌 zh=札幌 ko=삿포로 ru=Саппоро
FUK ja=福岡 zh=福冈 ko=후쿠오카
NGO ja=名古屋 zh=名古屋 ko=나고야
OKA ja=那覇 en=Okinawa zh=冲绳 ko=오키나와
HIJ ja=広島 zh=广岛
SDJ ja=仙台
KOJ ja=鹿児島
SEL ko=서울 zh=首尔 ja=ソウル es=Seúl fr=Séoul tr=Seul it=Seul ru=Сеул ar=سول
PUS ko=부산 zh=釜山 ja=釜山
CJU ko=제주 zh=济州 ja=済州 en=Jeju
FNJ ko=평양 en=Pyongyang
ULN mn=Улаанбаатар ru=Улан-Батор
SYD fr=Sydney es=Sídney ru=Сидней ja=シドニー zh=悉尼 ko=시드니
MEL ru=Мельбурн ja=メルボルン zh=墨尔本
BNE ja=ブリスベン zh=布里斯班
PER ja=パース zh=珀斯
AKL mi=Tāmaki Makaurau ja=オークランド zh=奥克兰
NYC es=Nueva York pt=Nova Iorque fr=New York pl=Nowy Jork ru=Нью-Йорк ar=نيويورك fa=نیویورک ja=ニューヨーク zh=纽约 ko=뉴욕
LAX es=Los Ángeles ru=Лос-Анджелес ar=لوس أنجلوس ja=ロサンゼルス zh=洛杉矶 ko=로스앤젤레스
SFO ru=Сан-Франциско ja=サンフランシスコ zh=旧金山 ko=샌프란시스코
CHI ru=Чикаго ar=شيكاغو ja=シカゴ zh=芝加哥 ko=시카고
WAS ru=Вашингтон ja=ワシントン zh=华盛顿
BOS ru=Бостон ja=ボストン zh=波士顿
MIA ru=Майами ja=マイアミ zh=迈阿密
ORL ru=Орландо ja=オーランド zh=奥兰多
LAS ru=Лас-Вегас ja=ラスベガス zh=拉斯维加斯
SEA ru=Сиэтл ja=シアトル zh=西雅图
HNL ja=ホノルル zh=檀香山 ko=호놀룰루
PHL es=Filadelfia fr=Philadelphie ru=Филадельфия
MSY es=Nueva Orleans fr=La Nouvelle-Orléans
YTO ru=Торонто ja=トロント zh=多伦多
YVR ru=Ванкувер ja=バンクーバー zh=温哥华
YMQ fr=Montréal ru=Монреаль ja=モントリオール zh=蒙特利尔
YQB fr=Québec en=Quebec
MEX es=Ciudad de México fr=Mexico de=Mexiko-Stadt it=Città del Messico pt=Cidade do México ru=Мехико ja=メキシコシティ zh=墨西哥城
CUN es=Cancún ru=Канкун
GDL es=Guadalajara
HAV es=La Habana fr=La Havane de=Havanna it=L'Avana pt=Havana ru=Гавана
PTY es=Ciudad de Panamá fr=Panama
SJO es=San José fr=San José
GUA es=Ciudad de Guatemala
SDQ es=Santo Domingo fr=Saint-Domingue
BOG es=Bogotá ru=Богота
CTG es=Cartagena de Indias
LIM es=Lima ru=Лима
CUZ es=Cusco qu=Qusqu en=Cuzco
SCL es=Santiago de Chile ru=Сантьяго
BUE es=Buenos Aires ru=Буэнос-Айрес ja=ブエノスアイレス zh=布宜诺斯艾利斯
MVD es=Montevideo fr=Montevideo
RIO pt=Rio de Janeiro es=Río de Janeiro ru=Рио-де-Жанейро ja=リオデジャネイロ zh=里约热内卢
SAO pt=São Paulo es=São Paulo it=San Paolo ru=Сан-Паулу ja=サンパウロ zh=圣保罗
BSB pt=Brasília es=Brasilia
SSA pt=Salvador
ASU es=Asunción
UIO es=Quito
CCS es=Caracas
`
