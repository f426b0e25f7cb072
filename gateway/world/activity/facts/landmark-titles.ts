/**
 * Landmarks that activities are about: the English name, its kind, and its names in Japanese, Korean, Thai,
 * Vietnamese, Chinese and Arabic. A name that is left empty is the English one. A landmark of a city that is
 * not here is no sight: a station, an office, a place of worship that admits no visitors.
 */
export const landmarkTitles = `
Tower Bridge|bridge|タワーブリッジ|타워 브리지|ทาวเวอร์บริดจ์|Cầu Tháp|伦敦塔桥|جسر البرج
Big Ben|square|ビッグ・ベン|빅벤|บิ๊กเบน||大本钟|بيغ بن
Buckingham Palace|palace|バッキンガム宮殿|버킹엄 궁전|พระราชวังบักกิงแฮม|Cung điện Buckingham|白金汉宫|قصر باكنغهام
British Museum|museum|大英博物館|대영박물관|บริติชมิวเซียม|Bảo tàng Anh|大英博物馆|المتحف البريطاني
London Eye|view|ロンドン・アイ|런던 아이|ลอนดอนอาย||伦敦眼|عين لندن
St Paul's Cathedral|worship|セント・ポール大聖堂|세인트 폴 대성당|มหาวิหารเซนต์พอล|Nhà thờ Thánh Phaolô|圣保罗大教堂|كاتدرائية القديس بولس
Hyde Park|park|ハイド・パーク|하이드 파크|ไฮด์พาร์ก|Công viên Hyde|海德公园|هايد بارك
Edinburgh Castle|palace|エディンバラ城|에든버러성|ปราสาทเอดินบะระ|Lâu đài Edinburgh|爱丁堡城堡|قلعة إدنبرة
Royal Mile|square|ロイヤルマイル|로열 마일|รอยัลไมล์||皇家英里大道|الميل الملكي
Holyrood Palace|palace|ホリールード宮殿|홀리루드 궁전|พระราชวังฮอลีรูด|Cung điện Holyrood|荷里路德宫|قصر هوليرود
Arthur's Seat|view|アーサーズ・シート|아서스 시트|อาร์เธอร์สซีต||亚瑟王座|كرسي آرثر
Murrayfield Stadium|stadium|マレーフィールド・スタジアム|머리필드 스타디움|สนามเมอร์เรย์ฟีลด์|Sân vận động Murrayfield|默里菲尔德球场|ملعب موراي فيلد
Trinity College|museum|トリニティ・カレッジ|트리니티 칼리지|วิทยาลัยทรินิตี||三一学院|كلية ترينيتي
Guinness Storehouse|museum|ギネス・ストアハウス|기네스 스토어하우스|กินเนสส์สโตร์เฮาส์||健力士啤酒博物馆|متحف غينيس
Dublin Castle|palace|ダブリン城|더블린성|ปราสาทดับลิน|Lâu đài Dublin|都柏林城堡|قلعة دبلن
St Stephen's Green|park|セント・スティーブンス・グリーン|세인트 스티븐스 그린|เซนต์สตีเฟนส์กรีน||圣斯蒂芬绿地|حديقة سانت ستيفنز
Croke Park|stadium|クローク・パーク|크로크 파크|โครกพาร์ก||克罗克公园球场|كروك بارك
Ha'penny Bridge|bridge|ハーペニー橋|하페니 다리|สะพานฮาเพนนี|Cầu Ha'penny|半便士桥|جسر هابيني
Eiffel Tower|view|エッフェル塔|에펠탑|หอไอเฟล|Tháp Eiffel|埃菲尔铁塔|برج إيفل
Louvre Museum|museum|ルーヴル美術館|루브르 박물관|พิพิธภัณฑ์ลูฟวร์|Bảo tàng Louvre|卢浮宫|متحف اللوفر
Notre-Dame|worship|ノートルダム大聖堂|노트르담 대성당|มหาวิหารน็อทร์-ดาม|Nhà thờ Đức Bà|巴黎圣母院|نوتردام
Arc de Triomphe|ruin|凱旋門|개선문|ประตูชัย|Khải Hoàn Môn|凯旋门|قوس النصر
Sacré-Cœur|worship|サクレ・クール寺院|사크레쾨르 대성당|มหาวิหารซาเคร-เกอร์|Vương cung thánh đường Sacré-Cœur|圣心大教堂|كنيسة القلب المقدس
Opéra Garnier|museum|オペラ・ガルニエ|오페라 가르니에|โรงอุปรากรการ์นิเยร์|Nhà hát Garnier|加尼叶歌剧院|أوبرا غارنييه
Musée d'Orsay|museum|オルセー美術館|오르세 미술관|พิพิธภัณฑ์ออร์แซ|Bảo tàng Orsay|奥赛博物馆|متحف أورسيه
Promenade des Anglais|square|プロムナード・デ・ザングレ|프롬나드 데 장글레|พรอมนาดเดซองแกล|Đại lộ Promenade des Anglais|英国人漫步大道|كورنيش الإنجليز
Castle Hill|view|城跡の丘|캐슬 힐|แคสเซิลฮิลล์|Đồi Lâu đài|城堡山|تل القلعة
Place Masséna|square|マセナ広場|마세나 광장|จัตุรัสมาเซนา|Quảng trường Masséna|马塞纳广场|ساحة ماسينا
Russian Cathedral|worship|ロシア正教会大聖堂|러시아 정교회 대성당|มหาวิหารรัสเซีย|Nhà thờ Nga|俄罗斯大教堂|الكاتدرائية الروسية
Colosseum|ruin|コロッセオ|콜로세움|โคลอสเซียม|Đấu trường La Mã|斗兽场|الكولوسيوم
Trevi Fountain|square|トレヴィの泉|트레비 분수|น้ำพุเทรวี|Đài phun nước Trevi|特雷维喷泉|نافورة تريفي
Pantheon|worship|パンテオン|판테온|วิหารแพนธีออน|Đền Pantheon|万神殿|البانثيون
St Peter's Basilica|worship|サン・ピエトロ大聖堂|성 베드로 대성당|มหาวิหารเซนต์ปีเตอร์|Vương cung thánh đường Thánh Phêrô|圣彼得大教堂|كاتدرائية القديس بطرس
Spanish Steps|square|スペイン階段|스페인 계단|บันไดสเปน|Bậc thang Tây Ban Nha|西班牙阶梯|المدرجات الإسبانية
Piazza Navona|square|ナヴォーナ広場|나보나 광장|จัตุรัสนาโวนา|Quảng trường Navona|纳沃纳广场|ساحة نافونا
Roman Forum|ruin|フォロ・ロマーノ|포로 로마노|โรมันฟอรัม|Quảng trường La Mã|古罗马广场|المنتدى الروماني
Milan Cathedral|worship|ミラノ大聖堂|밀라노 대성당|มหาวิหารมิลาน|Nhà thờ chính tòa Milano|米兰大教堂|كاتدرائية ميلانو
Galleria Vittorio Emanuele II|square|ヴィットーリオ・エマヌエーレ2世のガッレリア|비토리오 에마누엘레 2세 갤러리아|แกลเลอเรียวิตโตริโอ เอมานูเอเลที่ 2||伊曼纽尔二世拱廊|غاليريا فيتوريو إيمانويلي الثاني
Sforza Castle|palace|スフォルツェスコ城|스포르차성|ปราสาทสฟอร์ซา|Lâu đài Sforza|斯福尔扎城堡|قلعة سفورزا
La Scala|museum|スカラ座|라 스칼라 극장|โรงอุปรากรลา สกาลา|Nhà hát La Scala|斯卡拉歌剧院|مسرح لا سكالا
San Siro Stadium|stadium|サン・シーロ・スタジアム|산 시로 경기장|สนามซานซีโร|Sân vận động San Siro|圣西罗球场|ملعب سان سيرو
St Mark's Square|square|サン・マルコ広場|산 마르코 광장|จัตุรัสซานมาร์โก|Quảng trường San Marco|圣马可广场|ساحة سان ماركو
Rialto Bridge|bridge|リアルト橋|리알토 다리|สะพานริอัลโต|Cầu Rialto|里亚托桥|جسر ريالتو
Doge's Palace|palace|ドゥカーレ宮殿|두칼레 궁전|พระราชวังดอจ|Cung điện Tổng trấn|总督宫|قصر دوجي
Peggy Guggenheim Collection|museum|ペギー・グッゲンハイム・コレクション|페기 구겐하임 미술관|พิพิธภัณฑ์เพกกี กุกเกนไฮม์|Bảo tàng Peggy Guggenheim|佩吉·古根海姆美术馆|مجموعة بيغي غوغنهايم
Florence Cathedral|worship|フィレンツェ大聖堂|피렌체 대성당|มหาวิหารฟลอเรนซ์|Nhà thờ chính tòa Florence|圣母百花大教堂|كاتدرائية فلورنسا
Ponte Vecchio|bridge|ヴェッキオ橋|베키오 다리|สะพานเวคคิโอ|Cầu Vecchio|老桥|الجسر القديم
Uffizi Gallery|museum|ウフィツィ美術館|우피치 미술관|หอศิลป์อุฟฟีซี|Phòng trưng bày Uffizi|乌菲兹美术馆|معرض أوفيزي
Piazzale Michelangelo|view|ミケランジェロ広場|미켈란젤로 광장|จัตุรัสมีเกลันเจโล|Quảng trường Michelangelo|米开朗基罗广场|ساحة ميكيلانجيلو
Castel dell'Ovo|palace|卵城|델로보성|ปราสาทเดลโลโว|Lâu đài Trứng|蛋堡|قلعة البيضة
Royal Palace of Naples|palace|ナポリ王宮|나폴리 왕궁|พระราชวังเนเปิลส์|Cung điện Hoàng gia Napoli|那不勒斯王宫|القصر الملكي في نابولي
National Archaeological Museum|museum|国立考古学博物館|국립 고고학 박물관|พิพิธภัณฑ์โบราณคดีแห่งชาติ|Bảo tàng Khảo cổ Quốc gia|国家考古博物馆|المتحف الأثري الوطني
Spaccanapoli|square|スパッカナポリ|스파카나폴리|สปักกานาโปลี||斯帕卡那波利|سباكانابولي
Sagrada Família|worship|サグラダ・ファミリア|사그라다 파밀리아|ซากราดาฟามิเลีย||圣家堂|ساغرادا فاميليا
Park Güell|park|グエル公園|구엘 공원|สวนกูเอล|Công viên Güell|奎尔公园|حديقة غويل
Casa Batlló|museum|カサ・バトリョ|카사 바트요|คาซาบัตโย||巴特罗之家|كازا باتيو
Camp Nou|stadium|カンプ・ノウ|캄 노우|กัมนอว์||诺坎普球场|كامب نو
Barcelona Cathedral|worship|バルセロナ大聖堂|바르셀로나 대성당|มหาวิหารบาร์เซโลนา|Nhà thờ chính tòa Barcelona|巴塞罗那主教座堂|كاتدرائية برشلونة
Plaça de Catalunya|square|カタルーニャ広場|카탈루냐 광장|จัตุรัสกาตาลุญญา|Quảng trường Catalunya|加泰罗尼亚广场|ساحة كتالونيا
Puerta del Sol|square|プエルタ・デル・ソル|푸에르타 델 솔|ปูเอร์ตาเดลโซล||太阳门广场|بويرتا ديل سول
Plaza Mayor|square|マヨール広場|마요르 광장|จัตุรัสมาญอร์|Quảng trường Mayor|马约尔广场|بلازا مايور
Royal Palace|palace|王宮|왕궁|พระราชวังหลวง|Cung điện Hoàng gia|王宫|القصر الملكي
Prado Museum|museum|プラド美術館|프라도 미술관|พิพิธภัณฑ์ปราโด|Bảo tàng Prado|普拉多博物馆|متحف برادو
Retiro Park|park|レティーロ公園|레티로 공원|สวนเรติโร|Công viên Retiro|丽池公园|حديقة ريتيرو
Santiago Bernabéu Stadium|stadium|サンティアゴ・ベルナベウ|산티아고 베르나베우|สนามซันเตียโก เบร์นาเบว|Sân vận động Santiago Bernabéu|伯纳乌球场|ملعب سانتياغو برنابيو
Seville Cathedral|worship|セビリア大聖堂|세비야 대성당|มหาวิหารเซบียา|Nhà thờ chính tòa Sevilla|塞维利亚大教堂|كاتدرائية إشبيلية
Royal Alcázar|palace|アルカサル|알카사르|พระราชวังอัลกาซาร์|Cung điện Alcázar|塞维利亚王宫|قصر إشبيلية
Plaza de España|square|スペイン広場|스페인 광장|ปลาซาเดเอสปาญา|Quảng trường Tây Ban Nha|西班牙广场|ساحة إسبانيا
Metropol Parasol|view|メトロポール・パラソル|메트로폴 파라솔|เมโทรโพลพาราซอล||都市阳伞|ميتروبول باراسول
Belém Tower|view|ベレンの塔|벨렝 탑|หอคอยเบเล็ง|Tháp Belém|贝伦塔|برج بيليم
Jerónimos Monastery|worship|ジェロニモス修道院|제로니무스 수도원|อารามเจอโรนิโมส|Tu viện Jerónimos|热罗尼莫斯修道院|دير جيرونيموس
São Jorge Castle|palace|サン・ジョルジェ城|상 조르즈성|ปราสาทเซาฌอร์ฌือ|Lâu đài São Jorge|圣乔治城堡|قلعة ساو جورجي
Praça do Comércio|square|コメルシオ広場|코메르시우 광장|จัตุรัสพาณิชย์|Quảng trường Thương mại|商业广场|ساحة التجارة
Rossio Square|square|ロシオ広場|호시우 광장|จัตุรัสรอสซิโอ|Quảng trường Rossio|罗西乌广场|ساحة روسيو
Lisbon Oceanarium|museum|リスボン水族館|리스본 해양수족관|อควาเรียมลิสบอน|Thủy cung Lisbon|里斯本海洋馆|أوقيانوس لشبونة
Santa Justa Lift|view|サンタ・ジュスタのリフト|산타 주스타 엘리베이터|ลิฟต์ซานตาฌุสตา|Thang máy Santa Justa|圣胡斯塔升降机|مصعد سانتا جوستا
Dom Luís I Bridge|bridge|ドン・ルイス1世橋|동 루이스 1세 다리|สะพานดงลูอิชที่ 1|Cầu Dom Luís I|路易一世大桥|جسر دوم لويس الأول
Livraria Lello|museum|レロ書店|렐루 서점|ร้านหนังสือเลลโล|Hiệu sách Lello|莱罗书店|مكتبة ليلو
Clérigos Tower|view|クレリゴスの塔|클레리구스 탑|หอคอยเกลรีกุช|Tháp Clérigos|教士塔|برج كليريغوس
Porto Cathedral|worship|ポルト大聖堂|포르투 대성당|มหาวิหารปอร์โต|Nhà thờ chính tòa Porto|波尔图主教座堂|كاتدرائية بورتو
Rijksmuseum|museum|アムステルダム国立美術館|암스테르담 국립미술관|ไรกส์มิวเซียม|Bảo tàng Rijksmuseum|荷兰国立博物馆|متحف ريكز
Van Gogh Museum|museum|ゴッホ美術館|반 고흐 미술관|พิพิธภัณฑ์แวนโก๊ะ|Bảo tàng Van Gogh|梵高博物馆|متحف فان غوخ
Anne Frank House|museum|アンネ・フランクの家|안네 프랑크의 집|บ้านแอนน์ แฟรงก์|Nhà Anne Frank|安妮之家|منزل آن فرانك
Dam Square|square|ダム広場|담 광장|จัตุรัสดัม|Quảng trường Dam|水坝广场|ساحة دام
Johan Cruyff Arena|stadium|ヨハン・クライフ・アレナ|요한 크라위프 아레나|โยฮัน ครัฟฟ์ อาเรนา||约翰·克鲁伊夫竞技场|ملعب يوهان كرويف
Grand Place|square|グラン・プラス|그랑플라스|กร็องปลัส|Quảng trường Lớn|布鲁塞尔大广场|القصر الكبير
Manneken Pis|square|小便小僧|오줌싸개 소년|แมนเนเกนพิส|Chú bé đứng tè|撒尿小童|مانيكن بيس
Atomium|view|アトミウム|아토미움|อะโตเมียม||原子球塔|الأتوميوم
Brandenburg Gate|square|ブランデンブルク門|브란덴부르크 문|ประตูบรันเดินบวร์ค|Cổng Brandenburg|勃兰登堡门|بوابة براندنبورغ
Reichstag|view|国会議事堂|독일 국회의사당|อาคารไรชส์ทาค|Tòa nhà Quốc hội Đức|德国国会大厦|الرايخستاغ
Alexanderplatz|square|アレクサンダー広場|알렉산더 광장|อเล็กซานเดอร์พลัทซ์|Quảng trường Alexander|亚历山大广场|ساحة ألكسندر
Checkpoint Charlie|square|チェックポイント・チャーリー|체크포인트 찰리|เช็คพอยต์ชาร์ลี||查理检查站|نقطة تفتيش تشارلي
Museum Island|museum|博物館島|박물관섬|เกาะพิพิธภัณฑ์|Đảo Bảo tàng|博物馆岛|جزيرة المتاحف
East Side Gallery|square|イーストサイドギャラリー|이스트 사이드 갤러리|อีสต์ไซด์แกลเลอรี||东边画廊|معرض الجانب الشرقي
Marienplatz|square|マリエン広場|마리엔 광장|มาเรียนพลัทซ์|Quảng trường Marien|玛利亚广场|ساحة مارين
Frauenkirche|worship|フラウエン教会|프라우엔 교회|โบสถ์เฟราเอิน|Nhà thờ Đức Bà Munich|圣母教堂|كنيسة السيدة
Allianz Arena|stadium|アリアンツ・アレーナ|알리안츠 아레나|อัลลิอันซ์อาเรนา||安联球场|أليانز أرينا
Nymphenburg Palace|palace|ニンフェンブルク宮殿|님펜부르크 궁전|พระราชวังนึมเฟินบวร์ค|Cung điện Nymphenburg|宁芬堡宫|قصر نيمفنبورغ
Elbphilharmonie|museum|エルプフィルハーモニー|엘프필하모니|เอลบ์ฟิลฮาร์โมนี||易北爱乐厅|قاعة إلبه للموسيقى
Miniatur Wunderland|museum|ミニチュアワンダーランド|미니아투어 분더란트|มินิอาทัวร์วุนเดอร์ลันด์||微缩景观世界|بلاد العجائب المصغرة
Landungsbrücken|bridge|ランドゥングスブリュッケン|란둥스브뤼켄|ลันดุงส์บรึคเคิน||栈桥码头|جسور الإرساء
Hamburg City Hall|palace|ハンブルク市庁舎|함부르크 시청|ศาลาว่าการเมืองฮัมบูร์ก|Tòa thị chính Hamburg|汉堡市政厅|مبنى بلدية هامبورغ
Römer|square|レーマー|뢰머|เรอเมอร์||罗马人之丘|رومر
Old Opera|museum|アルテ・オーパー|구 오페라 극장|โรงอุปรากรเก่า|Nhà hát Cũ|老歌剧院|دار الأوبرا القديمة
Schönbrunn Palace|palace|シェーンブルン宮殿|쇤브룬 궁전|พระราชวังเชินบรุนน์|Cung điện Schönbrunn|美泉宫|قصر شونبرون
St Stephen's Cathedral|worship|シュテファン大聖堂|슈테판 대성당|มหาวิหารเซนต์สตีเฟน|Nhà thờ Thánh Stephen|圣斯蒂芬大教堂|كاتدرائية القديس ستيفان
Hofburg|palace|ホーフブルク宮殿|호프부르크 궁전|พระราชวังฮอฟบวร์ค|Cung điện Hofburg|霍夫堡宫|قصر هوفبورغ
Belvedere Palace|museum|ベルヴェデーレ宮殿|벨베데레 궁전|พระราชวังเบลเวเดียร์|Cung điện Belvedere|美景宫|قصر بلفيدير
Prater|park|プラーター|프라터|สวนพราเตอร์|Công viên Prater|普拉特公园|براتر
Vienna State Opera|museum|ウィーン国立歌劇場|빈 국립오페라극장|โรงอุปรากรแห่งรัฐเวียนนา|Nhà hát Opera Quốc gia Viên|维也纳国家歌剧院|دار أوبرا فيينا
Hohensalzburg Fortress|palace|ホーエンザルツブルク城|호엔잘츠부르크성|ป้อมโฮเอินซัลทซ์บวร์ค|Pháo đài Hohensalzburg|萨尔茨堡要塞|قلعة هوهن سالزبورغ
Mirabell Palace|palace|ミラベル宮殿|미라벨 궁전|พระราชวังมิราเบลล์|Cung điện Mirabell|米拉贝尔宫|قصر ميرابيل
Mozart's Birthplace|museum|モーツァルトの生家|모차르트 생가|บ้านเกิดโมสาร์ท|Nhà sinh của Mozart|莫扎特故居|مسقط رأس موزارت
Salzburg Cathedral|worship|ザルツブルク大聖堂|잘츠부르크 대성당|มหาวิหารซาลซ์บูร์ก|Nhà thờ chính tòa Salzburg|萨尔茨堡大教堂|كاتدرائية سالزبورغ
Charles Bridge|bridge|カレル橋|카를교|สะพานชาร์ลส์|Cầu Charles|查理大桥|جسر تشارلز
Prague Castle|palace|プラハ城|프라하성|ปราสาทปราก|Lâu đài Praha|布拉格城堡|قلعة براغ
Old Town Square|square|旧市街広場|구시가 광장|จัตุรัสเมืองเก่า|Quảng trường Phố Cổ|老城广场|ساحة المدينة القديمة
Wenceslas Square|square|ヴァーツラフ広場|바츨라프 광장|จัตุรัสเวนเซสลาส|Quảng trường Wenceslas|瓦茨拉夫广场|ساحة فاتسلاف
Dancing House|square|ダンシング・ハウス|댄싱 하우스|บ้านเต้นระบำ|Tòa nhà Nhảy múa|跳舞的房子|البيت الراقص
Hungarian Parliament|palace|ハンガリー国会議事堂|헝가리 국회의사당|อาคารรัฐสภาฮังการี|Tòa nhà Quốc hội Hungary|匈牙利国会大厦|البرلمان المجري
Buda Castle|palace|ブダ城|부다성|ปราสาทบูดา|Lâu đài Buda|布达城堡|قلعة بودا
Chain Bridge|bridge|セーチェーニ鎖橋|세체니 다리|สะพานเชน|Cầu Xích|链桥|جسر السلاسل
Fisherman's Bastion|view|漁夫の砦|어부의 요새|ป้อมชาวประมง|Pháo đài Ngư dân|渔人堡|حصن الصيادين
St Stephen's Basilica|worship|聖イシュトヴァーン大聖堂|성 이슈트반 대성당|มหาวิหารเซนต์สตีเฟน|Vương cung thánh đường Thánh Stephen|圣伊什特万圣殿|كاتدرائية القديس إسطفان
Széchenyi Baths|museum|セーチェーニ温泉|세체니 온천|โรงอาบน้ำเซเชนยี|Nhà tắm Széchenyi|塞切尼温泉浴场|حمامات سيتشيني
Heroes' Square|square|英雄広場|영웅 광장|จัตุรัสวีรชน|Quảng trường Anh hùng|英雄广场|ساحة الأبطال
Palace of Culture and Science|view|文化科学宮殿|문화과학궁전|พระราชวังวัฒนธรรมและวิทยาศาสตร์|Cung Văn hóa và Khoa học|文化科学宫|قصر الثقافة والعلوم
Royal Castle|palace|旧王宮|왕궁|ปราสาทหลวง|Lâu đài Hoàng gia|王室城堡|القلعة الملكية
Old Town Market Square|square|旧市街市場広場|구시가 시장 광장|จัตุรัสตลาดเมืองเก่า|Quảng trường Chợ Phố Cổ|老城集市广场|ساحة سوق المدينة القديمة
Łazienki Palace|palace|ワジェンキ宮殿|와지엔키 궁전|พระราชวังวาเซียงกี|Cung điện Łazienki|瓦津基宫|قصر وازينكي
Main Market Square|square|中央市場広場|중앙 시장 광장|จัตุรัสตลาดหลัก|Quảng trường Chợ Chính|中央集市广场|ساحة السوق الرئيسية
Wawel Castle|palace|ヴァヴェル城|바벨성|ปราสาทวาเวล|Lâu đài Wawel|瓦维尔城堡|قلعة فافل
St Mary's Basilica|worship|聖マリア教会|성 마리아 성당|มหาวิหารเซนต์แมรี|Vương cung thánh đường Thánh Maria|圣母圣殿|كنيسة القديسة مريم
Schindler's Factory|museum|シンドラーの工場|쉰들러 공장 박물관|โรงงานชินด์เลอร์|Nhà máy Schindler|辛德勒工厂|مصنع شندلر
Acropolis|ruin|アクロポリス|아크로폴리스|อะโครโพลิส||雅典卫城|الأكروبوليس
Acropolis Museum|museum|アクロポリス博物館|아크로폴리스 박물관|พิพิธภัณฑ์อะโครโพลิส|Bảo tàng Acropolis|卫城博物馆|متحف الأكروبوليس
Syntagma Square|square|シンタグマ広場|신타그마 광장|จัตุรัสซินตักมา|Quảng trường Syntagma|宪法广场|ساحة سينتاغما
Monastiraki Square|market|モナスティラキ広場|모나스티라키 광장|จัตุรัสโมนาสติรากี|Quảng trường Monastiraki|蒙纳斯提拉奇广场|ساحة موناستيراكي
Panathenaic Stadium|stadium|パナティナイコ・スタジアム|파나티나이코 경기장|สนามกีฬาพานาธิไนโก|Sân vận động Panathenaic|泛雅典娜体育场|استاد باناثينايكو
Hagia Sophia|worship|アヤソフィア|아야 소피아|ฮาเกียโซเฟีย||圣索菲亚大教堂|آيا صوفيا
Blue Mosque|worship|ブルーモスク|블루 모스크|สุเหร่าสีน้ำเงิน|Thánh đường Xanh|蓝色清真寺|المسجد الأزرق
Topkapı Palace|palace|トプカプ宮殿|톱카프 궁전|พระราชวังโทพคาปึ|Cung điện Topkapı|托普卡帕宫|قصر توبكابي
Grand Bazaar|market|グランドバザール|그랜드 바자르|แกรนด์บาซาร์|Chợ Lớn|大巴扎|البازار الكبير
Galata Tower|view|ガラタ塔|갈라타 탑|หอคอยกาลาตา|Tháp Galata|加拉太塔|برج غلطة
Taksim Square|square|タクシム広場|탁심 광장|จัตุรัสทักซิม|Quảng trường Taksim|塔克西姆广场|ساحة تقسيم
Dolmabahçe Palace|palace|ドルマバフチェ宮殿|돌마바흐체 궁전|พระราชวังโดลมาบาห์เช|Cung điện Dolmabahçe|多尔玛巴赫切宫|قصر دولما بهجة
Hadrian's Gate|ruin|ハドリアヌス門|하드리아누스의 문|ประตูฮาเดรียน|Cổng Hadrian|哈德良门|بوابة هادريان
Antalya Museum|museum|アンタルヤ博物館|안탈리아 박물관|พิพิธภัณฑ์อันตัลยา|Bảo tàng Antalya|安塔利亚博物馆|متحف أنطاليا
Düden Waterfalls|park|デュデン滝|뒤덴 폭포|น้ำตกดูเดน|Thác Düden|杜登瀑布|شلالات دودن
Dubrovnik City Walls|ruin|ドゥブロヴニクの城壁|두브로브니크 성벽|กำแพงเมืองดูบรอฟนิก|Tường thành Dubrovnik|杜布罗夫尼克城墙|أسوار دوبروفنيك
Rector's Palace|palace|総督邸|렉터 궁전|พระราชวังเรกเตอร์|Cung điện Rector|总督府|قصر الريكتور
Dubrovnik Cable Car|view|ドゥブロヴニクのロープウェイ|두브로브니크 케이블카|กระเช้าดูบรอฟนิก|Cáp treo Dubrovnik|杜布罗夫尼克缆车|تلفريك دوبروفنيك
Tivoli Gardens|park|チボリ公園|티볼리 공원|สวนทิโวลี|Vườn Tivoli|蒂沃利公园|حدائق تيفولي
Nyhavn|square|ニューハウン|뉘하운|นูฮาวน์||新港|نيهافن
The Little Mermaid|square|人魚姫の像|인어공주 동상|เงือกน้อย|Nàng tiên cá|小美人鱼像|حورية البحر الصغيرة
Amalienborg|palace|アマリエンボー宮殿|아말리엔보르 궁전|พระราชวังอามาเลียนบอร์ก|Cung điện Amalienborg|阿美琳堡宫|قصر أمالينبورغ
Rosenborg Castle|palace|ローゼンボー城|로센보르성|ปราสาทโรเซนบอร์ก|Lâu đài Rosenborg|罗森堡城堡|قلعة روزنبورغ
Gamla Stan|square|ガムラスタン|감라스탄|กัมลาสตาน|Phố cổ Gamla Stan|老城|غاملا ستان
Vasa Museum|museum|ヴァーサ号博物館|바사 박물관|พิพิธภัณฑ์วาซา|Bảo tàng Vasa|瓦萨博物馆|متحف فاسا
Skansen|museum|スカンセン|스칸센|สแกนเซน||斯堪森露天博物馆|سكانسن
Oslo Opera House|museum|オスロ・オペラハウス|오슬로 오페라하우스|โรงอุปรากรออสโล|Nhà hát Opera Oslo|奥斯陆歌剧院|دار أوبرا أوسلو
Vigeland Park|park|ヴィーゲラン公園|비겔란 공원|สวนวีเกลันด์|Công viên Vigeland|维格兰雕塑公园|حديقة فيغيلاند
Akershus Fortress|palace|アーケシュフース城|아케르스후스 요새|ป้อมอาเกร์ชฮูส|Pháo đài Akershus|阿克斯胡斯城堡|قلعة أكيرشوس
Helsinki Cathedral|worship|ヘルシンキ大聖堂|헬싱키 대성당|มหาวิหารเฮลซิงกิ|Nhà thờ chính tòa Helsinki|赫尔辛基大教堂|كاتدرائية هلسنكي
Suomenlinna|palace|スオメンリンナ|수오멘린나|ซูโอเมนลินนา|Pháo đài Suomenlinna|芬兰堡|سومنلينا
Temppeliaukio Church|worship|テンペリアウキオ教会|템펠리아우키오 교회|โบสถ์เทมเปลิเอากิโอ|Nhà thờ Temppeliaukio|岩石教堂|كنيسة تمبليوكيو
Market Square|market|マーケット広場|마켓 광장|จัตุรัสตลาด|Quảng trường Chợ|集市广场|ساحة السوق
Hallgrímskirkja|worship|ハットルグリムス教会|할그림스키르캬|ฮัลกริมสเคียร์คยา|Nhà thờ Hallgrímskirkja|哈尔格林姆教堂|كنيسة هالغريم
Harpa|museum|ハルパ|하르파|ฮาร์ปา||哈帕音乐厅|هاربا
Sun Voyager|square|サン・ボイジャー|선 보이저|ซันวอยเอเจอร์||太阳航海者|مسافر الشمس
Perlan|museum|ペルトラン|페를란|แพร์ลัน||珍珠楼|بيرلان
Grossmünster|worship|グロスミュンスター|그로스뮌스터|กรอสมึนสเตอร์||苏黎世大教堂|غروسمونستر
Swiss National Museum|museum|スイス国立博物館|스위스 국립박물관|พิพิธภัณฑ์แห่งชาติสวิส|Bảo tàng Quốc gia Thụy Sĩ|瑞士国家博物馆|المتحف الوطني السويسري
Zürich Opera House|museum|チューリッヒ歌劇場|취리히 오페라하우스|โรงอุปรากรซูริก|Nhà hát Opera Zürich|苏黎世歌剧院|دار أوبرا زيورخ
Jet d'Eau|square|ジェドー噴水|제도 분수|น้ำพุเฌโด|Đài phun nước Jet d'Eau|日内瓦大喷泉|نافورة جيت دو
Palace of Nations|palace|パレ・デ・ナシオン|팔레 데 나시옹|พระราชวังแห่งสหประชาชาติ|Cung điện các Quốc gia|万国宫|قصر الأمم
St Pierre Cathedral|worship|サン・ピエール大聖堂|생피에르 대성당|มหาวิหารแซงต์ปีแยร์|Nhà thờ Thánh Pierre|圣皮埃尔大教堂|كاتدرائية القديس بيير
Red Square|square|赤の広場|붉은 광장|จัตุรัสแดง|Quảng trường Đỏ|红场|الساحة الحمراء
Kremlin|palace|クレムリン|크렘린|พระราชวังเครมลิน|Điện Kremlin|克里姆林宫|الكرملين
Bolshoi Theatre|museum|ボリショイ劇場|볼쇼이 극장|โรงละครบอลชอย|Nhà hát Bolshoi|莫斯科大剧院|مسرح البولشوي
Gorky Park|park|ゴーリキー公園|고리키 공원|สวนกอร์กี|Công viên Gorky|高尔基公园|حديقة غوركي
Tretyakov Gallery|museum|トレチャコフ美術館|트레티야코프 미술관|หอศิลป์เตรตยาคอฟ|Phòng tranh Tretyakov|特列季亚科夫画廊|معرض تريتياكوف
Hermitage Museum|museum|エルミタージュ美術館|에르미타주 미술관|พิพิธภัณฑ์เฮอร์มิเทจ|Bảo tàng Ermitage|冬宫博物馆|متحف الإرميتاج
Church of the Savior on Blood|worship|血の上の救世主教会|피의 구원 성당|โบสถ์พระผู้ไถ่บนหยาดโลหิต|Nhà thờ Chúa Cứu thế trên Máu đổ|滴血救世主教堂|كنيسة المخلص على الدم
St Isaac's Cathedral|worship|聖イサアク大聖堂|성 이삭 대성당|มหาวิหารเซนต์ไอแซค|Nhà thờ Thánh Isaac|圣伊萨克大教堂|كاتدرائية القديس إسحاق
Peter and Paul Fortress|palace|ペトロパヴロフスク要塞|페트로파블롭스크 요새|ป้อมปีเตอร์และพอล|Pháo đài Petropavlovskaya|彼得保罗要塞|قلعة بطرس وبولس
Burj Khalifa|view|ブルジュ・ハリファ|부르즈 할리파|บุรจญ์เคาะลีฟะฮ์||哈利法塔|برج خليفة
Dubai Mall|square|ドバイ・モール|두바이 몰|ดูไบมอลล์||迪拜购物中心|دبي مول
Burj Al Arab|view|ブルジュ・アル・アラブ|부르즈 알 아랍|บุรจญ์อัลอาหรับ||帆船酒店|برج العرب
Dubai Frame|view|ドバイ・フレーム|두바이 프레임|ดูไบเฟรม||迪拜之框|برواز دبي
Ain Dubai|view|アイン・ドバイ|아인 두바이|ไอน์ดูไบ||迪拜眼|عين دبي
Gold Souk|market|ゴールドスーク|골드 수크|ตลาดทองคำ|Chợ Vàng|黄金市场|سوق الذهب
Sheikh Zayed Grand Mosque|worship|シェイク・ザイード・グランド・モスク|셰이크 자이드 그랜드 모스크|สุเหร่าชีคซายิด|Thánh đường Sheikh Zayed|谢赫扎耶德大清真寺|جامع الشيخ زايد الكبير
Louvre Abu Dhabi|museum|ルーヴル・アブダビ|루브르 아부다비|ลูฟวร์อาบูดาบี|Louvre Abu Dhabi|阿布扎比卢浮宫|اللوفر أبوظبي
Emirates Palace|palace|エミレーツ・パレス|에미리트 팰리스|เอมิเรตส์พาเลซ||酋长国宫殿酒店|قصر الإمارات
Ferrari World|museum|フェラーリ・ワールド|페라리 월드|เฟอร์รารีเวิลด์||法拉利世界|عالم فيراري
Souq Waqif|market|スーク・ワキーフ|수크 와키프|ซูกวากิฟ|Chợ Souq Waqif|瓦其夫市场|سوق واقف
Museum of Islamic Art|museum|イスラム美術館|이슬람 예술 박물관|พิพิธภัณฑ์ศิลปะอิสลาม|Bảo tàng Nghệ thuật Hồi giáo|伊斯兰艺术博物馆|متحف الفن الإسلامي
Katara Cultural Village|museum|カタラ文化村|카타라 문화마을|หมู่บ้านวัฒนธรรมคาทารา|Làng văn hóa Katara|卡塔拉文化村|الحي الثقافي كتارا
The Pearl|square|ザ・パール|더 펄|เดอะเพิร์ล||珍珠岛|اللؤلؤة
Egyptian Museum|museum|エジプト考古学博物館|이집트 박물관|พิพิธภัณฑ์อียิปต์|Bảo tàng Ai Cập|埃及博物馆|المتحف المصري
Pyramids of Giza|ruin|ギザのピラミッド|기자 피라미드|พีระมิดแห่งกีซา|Kim tự tháp Giza|吉萨金字塔|أهرامات الجيزة
Khan el-Khalili|market|ハーン・ハリーリ|칸 엘 칼릴리|ข่านเอลคาลิลี|Chợ Khan el-Khalili|汗·哈利利市场|خان الخليلي
Cairo Tower|view|カイロ・タワー|카이로 타워|หอคอยไคโร|Tháp Cairo|开罗塔|برج القاهرة
Cairo Citadel|palace|カイロのシタデル|카이로 성채|ป้อมไคโร|Thành cổ Cairo|开罗城堡|قلعة القاهرة
Tahrir Square|square|タハリール広場|타흐리르 광장|จัตุรัสตาห์รีร์|Quảng trường Tahrir|解放广场|ميدان التحرير
Jemaa el-Fnaa|market|ジャマ・エル・フナ広場|제마 엘프나|จัตุรัสเจมาเอลฟนา|Quảng trường Jemaa el-Fnaa|杰马夫纳广场|ساحة جامع الفنا
Koutoubia Mosque|worship|クトゥビーヤ・モスク|쿠투비아 모스크|สุเหร่าคูตูเบีย|Thánh đường Koutoubia|库图比亚清真寺|مسجد الكتبية
Majorelle Garden|park|マジョレル庭園|마조렐 정원|สวนมาจอแรล|Vườn Majorelle|马约尔花园|حديقة ماجوريل
Bahia Palace|palace|バイア宮殿|바히아 궁전|พระราชวังบาเฮีย|Cung điện Bahia|巴伊亚宫|قصر الباهية
Menara Gardens|park|メナラ庭園|메나라 정원|สวนเมนารา|Vườn Menara|梅纳拉花园|حدائق المنارة
Table Mountain Cableway|view|テーブルマウンテンのロープウェイ|테이블 마운틴 케이블카|กระเช้าเทเบิลเมาน์เทน|Cáp treo Núi Bàn|桌山缆车|تلفريك جبل الطاولة
V&A Waterfront|square|V&Aウォーターフロント|V&A 워터프런트|วีแอนด์เอ วอเตอร์ฟรอนต์||V&A滨水区|واجهة في آند إيه
Castle of Good Hope|palace|喜望城|캐슬 오브 굿 호프|ปราสาทกู๊ดโฮป|Lâu đài Hảo Vọng|好望堡|قلعة الرجاء الصالح
Kirstenbosch Gardens|park|カーステンボッシュ植物園|커스텐보시 식물원|สวนเคิร์สเทนบอช|Vườn Kirstenbosch|科斯坦布什植物园|حدائق كيرستنبوش
Camps Bay Beach|beach|キャンプス・ベイ・ビーチ|캠프스 베이 해변|หาดแคมป์สเบย์|Bãi biển Camps Bay|坎普斯湾海滩|شاطئ كامبس باي
Nairobi National Museum|museum|ナイロビ国立博物館|나이로비 국립박물관|พิพิธภัณฑ์แห่งชาติไนโรบี|Bảo tàng Quốc gia Nairobi|内罗毕国家博物馆|متحف نيروبي الوطني
Giraffe Centre|museum|ジラフセンター|기린 센터|ศูนย์ยีราฟ|Trung tâm Hươu cao cổ|长颈鹿中心|مركز الزرافات
Uhuru Park|park|ウフル公園|우후루 공원|สวนอูฮูรู|Công viên Uhuru|自由公园|حديقة أوهورو
Golestan Palace|palace|ゴレスターン宮殿|골레스탄 궁전|พระราชวังโกเลสตาน|Cung điện Golestan|戈勒斯坦宫|قصر كلستان
Azadi Tower|view|アーザーディー・タワー|아자디 타워|หอคอยอาซาดี|Tháp Azadi|自由塔|برج آزادي
Milad Tower|view|ミーラード・タワー|밀라드 타워|หอคอยมิลาด|Tháp Milad|默德塔|برج ميلاد
Tabiat Bridge|bridge|タビアト橋|타비아트 다리|สะพานทาเบียต|Cầu Tabiat|自然桥|جسر الطبيعة
India Gate|square|インド門|인도 문|ประตูชัยอินเดีย|Cổng Ấn Độ|印度门|بوابة الهند
Humayun's Tomb|ruin|フマユーン廟|후마윤 묘|สุสานหุมายุน|Lăng Humayun|胡马雍陵|ضريح همايون
Lotus Temple|worship|ロータス寺院|로터스 사원|วิหารดอกบัว|Đền Hoa Sen|莲花寺|معبد اللوتس
Connaught Place|square|コンノート・プレイス|코넛 플레이스|คอนนอตเพลส||康诺特广场|كونوت بليس
Gateway of India|square|インド門|게이트웨이 오브 인디아|ประตูสู่อินเดีย|Cổng vào Ấn Độ|印度之门|بوابة الهند
Marine Drive|square|マリン・ドライブ|마린 드라이브|มารีนไดรฟ์||滨海大道|مارين درايف
Juhu Beach|beach|ジュフー・ビーチ|주후 해변|หาดจูฮู|Bãi biển Juhu|朱胡海滩|شاطئ جوهو
Hawa Mahal|palace|ハワー・マハル|하와 마할|ฮาวามาฮาล||风之宫殿|هوا محل
City Palace|palace|シティ・パレス|시티 팰리스|ซิตีพาเลซ|Cung điện Thành phố|城市宫殿|قصر المدينة
Amber Fort|palace|アンベール城|암베르성|ป้อมแอมเบอร์|Pháo đài Amber|琥珀堡|حصن أمبر
Jantar Mantar|museum|ジャンタル・マンタル|잔타르 만타르|จันตาร์มันตาร์||简塔·曼塔天文台|جانتار مانتار
Grand Palace|palace|王宮|방콕 왕궁|พระบรมมหาราชวัง|Cung điện Hoàng gia|大皇宫|القصر الكبير
Wat Arun|worship|ワット・アルン|왓 아룬|วัดอรุณ|Chùa Wat Arun|郑王庙|وات أرون
Wat Pho|worship|ワット・ポー|왓 포|วัดโพธิ์|Chùa Wat Pho|卧佛寺|وات فو
Khao San Road|market|カオサン通り|카오산 로드|ถนนข้าวสาร|Phố Khao San|考山路|طريق خاو سان
Chatuchak Market|market|チャトゥチャック市場|짜뚜짝 시장|ตลาดนัดจตุจักร|Chợ Chatuchak|乍都乍周末市场|سوق تشاتوتشاك
Lumphini Park|park|ルンピニー公園|룸피니 공원|สวนลุมพินี|Công viên Lumphini|是乐园|حديقة لومبيني
Siam Paragon|market|サイアム・パラゴン|시암 파라곤|สยามพารากอน||暹罗百丽宫|سيام باراغون
Big Buddha|view|ビッグ・ブッダ|빅 부다|พระใหญ่|Tượng Phật Lớn|大佛|بوذا الكبير
Patong Beach|beach|パトンビーチ|빠똥 해변|หาดป่าตอง|Bãi biển Patong|芭东海滩|شاطئ باتونغ
Wat Chalong|worship|ワット・シャロン|왓 찰롱|วัดฉลอง|Chùa Wat Chalong|查龙寺|وات تشالونغ
Old Phuket Town|square|プーケット・オールドタウン|푸껫 올드타운|ย่านเมืองเก่าภูเก็ต|Phố cổ Phuket|普吉老镇|مدينة بوكيت القديمة
Marina Bay Sands|view|マリーナベイ・サンズ|마리나 베이 샌즈|มารีนาเบย์แซนด์ส||滨海湾金沙|مارينا باي ساندز
Gardens by the Bay|park|ガーデンズ・バイ・ザ・ベイ|가든스 바이 더 베이|การ์เดนส์บายเดอะเบย์||滨海湾花园|حدائق الخليج
Merlion|square|マーライオン|멀라이언|เมอร์ไลออน||鱼尾狮|ميرليون
Sentosa|beach|セントーサ島|센토사|เซ็นโตซา||圣淘沙|سنتوسا
Orchard Road|market|オーチャード・ロード|오차드 로드|ถนนออร์ชาร์ด|Đường Orchard|乌节路|شارع أورشارد
Petronas Towers|view|ペトロナスツインタワー|페트로나스 트윈 타워|ตึกแฝดเปโตรนาส|Tháp đôi Petronas|双峰塔|برجا بتروناس
KL Tower|view|KLタワー|KL 타워|เคแอลทาวเวอร์|Tháp KL|吉隆坡塔|برج كوالالمبور
Merdeka Square|square|ムルデカ広場|메르데카 광장|จัตุรัสเมอร์เดกา|Quảng trường Merdeka|独立广场|ميدان ميرديكا
Batu Caves|worship|バトゥ洞窟|바투 동굴|ถ้ำบาตู|Động Batu|黑风洞|كهوف باتو
Sanur Beach|beach|サヌールビーチ|사누르 해변|หาดซานูร์|Bãi biển Sanur|沙努尔海滩|شاطئ سانور
Bali Museum|museum|バリ博物館|발리 박물관|พิพิธภัณฑ์บาหลี|Bảo tàng Bali|巴厘博物馆|متحف بالي
Bajra Sandhi Monument|square|バジュラ・サンディ記念碑|바즈라 산디 기념탑|อนุสาวรีย์บาจราสันธี|Đài tưởng niệm Bajra Sandhi|巴吉拉·桑迪纪念碑|نصب باجرا ساندي
Kuta Beach|beach|クタビーチ|꾸따 해변|หาดกูตา|Bãi biển Kuta|库塔海滩|شاطئ كوتا
National Monument|square|独立記念塔|국립 기념탑|อนุสาวรีย์แห่งชาติ|Đài tưởng niệm Quốc gia|民族独立纪念碑|النصب الوطني
Kota Tua|square|コタ・トゥア|코타 투아|โกตาตูอา|Phố cổ Kota Tua|雅加达老城|كوتا توا
Istiqlal Mosque|worship|イスティクラル・モスク|이스티클랄 모스크|สุเหร่าอิสติกลัล|Thánh đường Istiqlal|伊斯蒂赫拉尔清真寺|مسجد الاستقلال
Hoan Kiem Lake|park|ホアンキエム湖|호안끼엠 호수|ทะเลสาบคืนดาบ|Hồ Hoàn Kiếm|还剑湖|بحيرة هوان كيم
Ho Chi Minh Mausoleum|museum|ホー・チ・ミン廟|호찌민 묘|สุสานโฮจิมินห์|Lăng Chủ tịch Hồ Chí Minh|胡志明陵|ضريح هو تشي منه
Temple of Literature|worship|文廟|문묘|วิหารวรรณกรรม|Văn Miếu|文庙|معبد الأدب
Hanoi Opera House|museum|ハノイ・オペラハウス|하노이 오페라하우스|โรงอุปรากรฮานอย|Nhà hát Lớn Hà Nội|河内歌剧院|دار أوبرا هانوي
Ben Thanh Market|market|ベンタイン市場|벤탄 시장|ตลาดเบนถั่น|Chợ Bến Thành|滨城市场|سوق بن ثانه
Notre-Dame Cathedral of Saigon|worship|サイゴン大教会|사이공 노트르담 대성당|มหาวิหารน็อทร์-ดามไซ่ง่อน|Nhà thờ Đức Bà Sài Gòn|西贡圣母大教堂|كاتدرائية نوتردام في سايغون
Independence Palace|palace|統一会堂|통일궁|ทำเนียบเอกราช|Dinh Độc Lập|独立宫|قصر الاستقلال
Bitexco Tower|view|ビテクスコ・タワー|비텍스코 타워|ตึกบิเทกซ์โก|Tòa nhà Bitexco|金融塔|برج بيتكسكو
Victoria Peak|view|ビクトリア・ピーク|빅토리아 피크|วิกตอเรียพีค|Đỉnh Victoria|太平山顶|قمة فيكتوريا
Temple Street Night Market|market|廟街ナイトマーケット|템플 스트리트 야시장|ตลาดกลางคืนเทมเปิลสตรีท|Chợ đêm Temple Street|庙街夜市|سوق شارع المعبد الليلي
Hong Kong Disneyland|museum|香港ディズニーランド|홍콩 디즈니랜드|ฮ่องกงดิสนีย์แลนด์||香港迪士尼乐园|ديزني لاند هونغ كونغ
The Bund|square|外灘|와이탄|เดอะบันด์|Bến Thượng Hải|外滩|البوند
Oriental Pearl Tower|view|東方明珠塔|동방명주|หอไข่มุกตะวันออก|Tháp Minh Châu Phương Đông|东方明珠|برج لؤلؤة الشرق
Yu Garden|park|豫園|예원|สวนอวี้หยวน|Dự Viên|豫园|حديقة يو
Shanghai Tower|view|上海タワー|상하이 타워|เซี่ยงไฮ้ทาวเวอร์|Tháp Thượng Hải|上海中心大厦|برج شنغهاي
People's Square|square|人民広場|인민광장|จัตุรัสประชาชน|Quảng trường Nhân dân|人民广场|ساحة الشعب
Forbidden City|museum|紫禁城|자금성|พระราชวังต้องห้าม|Tử Cấm Thành|故宫|المدينة المحرمة
Tiananmen Square|square|天安門広場|톈안먼 광장|จัตุรัสเทียนอันเหมิน|Quảng trường Thiên An Môn|天安门广场|ساحة تيانانمن
Temple of Heaven|worship|天壇|천단|หอฟ้าเทียนถาน|Thiên Đàn|天坛|معبد السماء
Summer Palace|palace|頤和園|이화원|พระราชวังฤดูร้อน|Di Hòa Viên|颐和园|القصر الصيفي
Taipei 101|view|台北101|타이베이 101|ไทเป 101||台北101|تايبيه 101
Chiang Kai-shek Memorial Hall|square|中正紀念堂|중정기념당|อนุสรณ์สถานเจียงไคเชก|Đài tưởng niệm Tưởng Giới Thạch|中正纪念堂|قاعة تشيانغ كاي شيك التذكارية
Shilin Night Market|market|士林夜市|스린 야시장|ตลาดกลางคืนซื่อหลิน|Chợ đêm Sĩ Lâm|士林夜市|سوق شيلين الليلي
Longshan Temple|worship|龍山寺|룽산사|วัดหลงซาน|Chùa Long Sơn|龙山寺|معبد لونغشان
Gyeongbokgung Palace|palace|景福宮|경복궁|พระราชวังเคียงบกกุง|Cung Gyeongbokgung|景福宫|قصر غيونغبوكغونغ
N Seoul Tower|view|Nソウルタワー|N서울타워|เอ็นโซลทาวเวอร์|Tháp N Seoul|首尔塔|برج سول إن
Bukchon Hanok Village|square|北村韓屋村|북촌한옥마을|หมู่บ้านบุกชอนฮันอก|Làng cổ Bukchon|北村韩屋村|قرية بوكشون
Lotte World Tower|view|ロッテワールドタワー|롯데월드타워|ล็อตเตเวิลด์ทาวเวอร์|Tháp Lotte World|乐天世界塔|برج لوتي وورلد
Myeongdong Cathedral|worship|明洞聖堂|명동성당|มหาวิหารเมียงดง|Nhà thờ Myeongdong|明洞圣堂|كاتدرائية ميونغدونغ
Shibuya Crossing|square|渋谷スクランブル交差点|시부야 스크램블 교차로|ห้าแยกชิบูยะ|Ngã tư Shibuya|涩谷十字路口|تقاطع شيبويا
Tokyo Tower|view|東京タワー|도쿄 타워|โตเกียวทาวเวอร์|Tháp Tokyo|东京塔|برج طوكيو
Tokyo Skytree|view|東京スカイツリー|도쿄 스카이트리|โตเกียวสกายทรี||东京晴空塔|برج سكاي تري
Sensō-ji|worship|浅草寺|센소지|วัดเซ็นโซจิ|Chùa Sensō-ji|浅草寺|معبد سينسو جي
Meiji Shrine|worship|明治神宮|메이지 신궁|ศาลเจ้าเมจิ|Đền Meiji|明治神宫|ضريح ميجي
Ueno Park|park|上野公園|우에노 공원|สวนอุเอโนะ|Công viên Ueno|上野公园|حديقة أوينو
Imperial Palace|palace|皇居|고쿄|พระราชวังอิมพีเรียล|Hoàng cung|皇居|القصر الإمبراطوري
Fushimi Inari Shrine|worship|伏見稲荷大社|후시미 이나리 신사|ศาลเจ้าฟูชิมิอินาริ|Đền Fushimi Inari|伏见稻荷大社|ضريح فوشيمي إيناري
Kinkaku-ji|worship|金閣寺|금각사|วัดคินคะคุ|Chùa Vàng|金阁寺|معبد كينكاكو جي
Kiyomizu-dera|worship|清水寺|기요미즈데라|วัดคิโยมิซุ|Chùa Kiyomizu|清水寺|معبد كيوميزو ديرا
Nijō Castle|palace|二条城|니조성|ปราสาทนิโจ|Lâu đài Nijō|二条城|قلعة نيجو
Arashiyama Bamboo Grove|park|嵐山竹林|아라시야마 대나무숲|ป่าไผ่อาราชิยามะ|Rừng tre Arashiyama|岚山竹林|غابة الخيزران أراشياما
Osaka Castle|palace|大阪城|오사카성|ปราสาทโอซากา|Lâu đài Osaka|大阪城|قلعة أوساكا
Dōtonbori|market|道頓堀|도톤보리|โดทงโบริ||道顿堀|دوتونبوري
Universal Studios Japan|museum|ユニバーサル・スタジオ・ジャパン|유니버설 스튜디오 재팬|ยูนิเวอร์แซลสตูดิโอส์ญี่ปุ่น|Universal Studios Nhật Bản|日本环球影城|يونيفرسال ستوديوز اليابان
Umeda Sky Building|view|梅田スカイビル|우메다 스카이 빌딩|อาคารอูเมดะสกาย|Tòa nhà Umeda Sky|梅田蓝天大厦|مبنى أوميدا سكاي
Tsūtenkaku|view|通天閣|쓰텐카쿠|ซึเท็งคาคุ|Tháp Tsūtenkaku|通天阁|تسوتنكاكو
Sydney Opera House|museum|シドニー・オペラハウス|시드니 오페라하우스|โรงอุปรากรซิดนีย์|Nhà hát Opera Sydney|悉尼歌剧院|دار أوبرا سيدني
Sydney Harbour Bridge|bridge|ハーバーブリッジ|하버 브리지|สะพานซิดนีย์ฮาร์เบอร์|Cầu Cảng Sydney|悉尼海港大桥|جسر ميناء سيدني
Bondi Beach|beach|ボンダイビーチ|본다이 해변|หาดบอนได|Bãi biển Bondi|邦迪海滩|شاطئ بوندي
Darling Harbour|square|ダーリング・ハーバー|달링 하버|ดาร์ลิงฮาร์เบอร์|Cảng Darling|达令港|دارلينغ هاربور
Taronga Zoo|park|タロンガ動物園|타롱가 동물원|สวนสัตว์ทารองกา|Vườn thú Taronga|塔龙加动物园|حديقة حيوان تارونغا
Federation Square|square|フェデレーション・スクエア|페더레이션 광장|เฟเดอเรชันสแควร์|Quảng trường Liên bang|联邦广场|ساحة الاتحاد
Melbourne Cricket Ground|stadium|メルボルン・クリケット・グラウンド|멜버른 크리켓 그라운드|สนามคริกเก็ตเมลเบิร์น|Sân Cricket Melbourne|墨尔本板球场|ملعب ملبورن للكريكيت
Queen Victoria Market|market|クイーン・ヴィクトリア・マーケット|퀸 빅토리아 마켓|ตลาดควีนวิกตอเรีย|Chợ Nữ hoàng Victoria|维多利亚女王市场|سوق الملكة فيكتوريا
Sky Tower|view|スカイタワー|스카이 타워|สกายทาวเวอร์|Tháp Sky|天空塔|برج السماء
Auckland Museum|museum|オークランド博物館|오클랜드 박물관|พิพิธภัณฑ์โอ๊คแลนด์|Bảo tàng Auckland|奥克兰博物馆|متحف أوكلاند
Viaduct Harbour|square|ヴァイアダクト・ハーバー|바이어덕트 하버|ไวอะดักต์ฮาร์เบอร์|Cảng Viaduct|高架桥港|فيادكت هاربور
Eden Park|stadium|イーデン・パーク|이든 파크|อีเดนพาร์ก||伊甸公园球场|إيدن بارك
Times Square|square|タイムズスクエア|타임스 스퀘어|ไทม์สแควร์|Quảng trường Thời đại|时代广场|تايمز سكوير
Empire State Building|view|エンパイア・ステート・ビル|엠파이어 스테이트 빌딩|ตึกเอ็มไพร์สเตต|Tòa nhà Empire State|帝国大厦|مبنى إمباير ستيت
Central Park|park|セントラル・パーク|센트럴 파크|เซ็นทรัลพาร์ก|Công viên Trung tâm|中央公园|سنترال بارك
Statue of Liberty|museum|自由の女神|자유의 여신상|เทพีเสรีภาพ|Tượng Nữ thần Tự do|自由女神像|تمثال الحرية
Brooklyn Bridge|bridge|ブルックリン橋|브루클린 다리|สะพานบรูคลิน|Cầu Brooklyn|布鲁克林大桥|جسر بروكلين
One World Trade Center|view|ワン・ワールド・トレード・センター|원 월드 트레이드 센터|วันเวิลด์เทรดเซ็นเตอร์||世贸中心一号楼|مركز التجارة العالمي الأول
Madison Square Garden|stadium|マディソン・スクエア・ガーデン|매디슨 스퀘어 가든|เมดิสันสแควร์การ์เดน||麦迪逊广场花园|ماديسون سكوير غاردن
Hollywood Walk of Fame|square|ハリウッド・ウォーク・オブ・フェーム|할리우드 명예의 거리|ฮอลลีวูดวอล์กออฟเฟม|Đại lộ Danh vọng Hollywood|好莱坞星光大道|ممشى المشاهير في هوليوود
Griffith Observatory|view|グリフィス天文台|그리피스 천문대|หอดูดาวกริฟฟิท|Đài thiên văn Griffith|格里菲斯天文台|مرصد غريفيث
Santa Monica Pier|beach|サンタモニカ・ピア|산타모니카 부두|ท่าเรือซานตาโมนิกา|Cầu tàu Santa Monica|圣莫尼卡码头|رصيف سانتا مونيكا
Universal Studios Hollywood|museum|ユニバーサル・スタジオ・ハリウッド|유니버설 스튜디오 할리우드|ยูนิเวอร์แซลสตูดิโอส์ฮอลลีวูด||好莱坞环球影城|يونيفرسال ستوديوز هوليوود
Crypto.com Arena|stadium|クリプト・ドットコム・アリーナ|크립토닷컴 아레나|คริปโตดอตคอมอาเรนา||加密网球馆|كريبتو دوت كوم أرينا
The Getty|museum|ゲティ・センター|게티 센터|เดอะเก็ตตี||盖蒂中心|مركز غيتي
Bellagio Fountains|square|ベラージオの噴水|벨라지오 분수|น้ำพุเบลลาจิโอ|Đài phun nước Bellagio|百乐宫喷泉|نوافير بيلاجيو
Stratosphere Tower|view|ストラトスフィア・タワー|스트래토스피어 타워|หอคอยสตราโตสเฟียร์|Tháp Stratosphere|平流层塔|برج ستراتوسفير
Fremont Street Experience|square|フリーモント・ストリート|프리몬트 스트리트|ถนนฟรีมอนต์|Phố Fremont|弗里蒙特街|شارع فريمونت
High Roller|view|ハイローラー|하이 롤러|ไฮโรลเลอร์||豪客摩天轮|هاي رولر
Golden Gate Bridge|bridge|ゴールデン・ゲート・ブリッジ|금문교|สะพานโกลเดนเกต|Cầu Cổng Vàng|金门大桥|جسر البوابة الذهبية
Fisherman's Wharf|square|フィッシャーマンズ・ワーフ|피셔맨스 워프|ฟิชเชอร์แมนส์วาร์ฟ|Bến Ngư phủ|渔人码头|رصيف الصيادين
Alcatraz Landing|museum|アルカトラズ|앨커트래즈|อัลคาทราซ|Alcatraz|恶魔岛|ألكاتراز
Union Square|square|ユニオン・スクエア|유니언 스퀘어|ยูเนียนสแควร์|Quảng trường Union|联合广场|يونيون سكوير
Oracle Park|stadium|オラクル・パーク|오라클 파크|ออราเคิลพาร์ก||甲骨文球场|أوراكل بارك
South Beach|beach|サウスビーチ|사우스 비치|เซาท์บีช|Bãi biển South Beach|南海滩|ساوث بيتش
Wynwood Walls|museum|ウィンウッド・ウォールズ|윈우드 월스|วินวูดวอลส์||温伍德涂鸦墙|جدران وينوود
Vizcaya Museum|museum|ビスカヤ博物館|비스카야 박물관|พิพิธภัณฑ์วิซคายา|Bảo tàng Vizcaya|维兹卡亚博物馆|متحف فيزكايا
Bayside Marketplace|market|ベイサイド・マーケットプレイス|베이사이드 마켓플레이스|เบย์ไซด์มาร์เก็ตเพลส||海湾市场|سوق باي سايد
Walt Disney World|museum|ウォルト・ディズニー・ワールド|월트 디즈니 월드|วอลต์ดิสนีย์เวิลด์||华特迪士尼世界|عالم والت ديزني
Universal Orlando|museum|ユニバーサル・オーランド|유니버설 올랜도|ยูนิเวอร์แซลออร์แลนโด||奥兰多环球影城|يونيفرسال أورلاندو
SeaWorld Orlando|museum|シーワールド・オーランド|시월드 올랜도|ซีเวิลด์ออร์แลนโด||奥兰多海洋世界|سي وورلد أورلاندو
The White House|square|ホワイトハウス|백악관|ทำเนียบขาว|Nhà Trắng|白宫|البيت الأبيض
United States Capitol|palace|アメリカ合衆国議会議事堂|미국 국회의사당|อาคารรัฐสภาสหรัฐ|Điện Capitol|美国国会大厦|مبنى الكابيتول
Lincoln Memorial|square|リンカーン記念堂|링컨 기념관|อนุสรณ์สถานลินคอล์น|Đài tưởng niệm Lincoln|林肯纪念堂|نصب لنكولن التذكاري
Washington Monument|view|ワシントン記念塔|워싱턴 기념탑|อนุสาวรีย์วอชิงตัน|Tượng đài Washington|华盛顿纪念碑|نصب واشنطن
Millennium Park|park|ミレニアム・パーク|밀레니엄 파크|มิลเลนเนียมพาร์ก|Công viên Thiên niên kỷ|千禧公园|حديقة الألفية
Willis Tower|view|ウィリス・タワー|윌리스 타워|วิลลิสทาวเวอร์|Tháp Willis|威利斯大厦|برج ويليس
Navy Pier|square|ネイビー・ピア|네이비 피어|เนวีเพียร์||海军码头|نيفي بير
Wrigley Field|stadium|リグレー・フィールド|리글리 필드|ริกลีย์ฟิลด์||瑞格利球场|ريغلي فيلد
Art Institute of Chicago|museum|シカゴ美術館|시카고 미술관|สถาบันศิลปะชิคาโก|Viện Nghệ thuật Chicago|芝加哥艺术博物馆|معهد شيكاغو للفنون
CN Tower|view|CNタワー|CN 타워|ซีเอ็นทาวเวอร์|Tháp CN|加拿大国家电视塔|برج سي إن
Rogers Centre|stadium|ロジャーズ・センター|로저스 센터|โรเจอร์สเซ็นเตอร์||罗杰斯中心|مركز روجرز
Royal Ontario Museum|museum|ロイヤル・オンタリオ博物館|로열 온타리오 박물관|พิพิธภัณฑ์รอยัลออนแทรีโอ|Bảo tàng Hoàng gia Ontario|皇家安大略博物馆|متحف أونتاريو الملكي
St. Lawrence Market|market|セントローレンス・マーケット|세인트 로렌스 마켓|ตลาดเซนต์ลอว์เรนซ์|Chợ St. Lawrence|圣劳伦斯市场|سوق سانت لورانس
Canada Place|square|カナダ・プレイス|캐나다 플레이스|แคนาดาเพลส||加拿大广场|كندا بليس
Stanley Park|park|スタンレー・パーク|스탠리 파크|สแตนลีย์พาร์ก|Công viên Stanley|史丹利公园|ستانلي بارك
Granville Island|market|グランビル・アイランド|그랜빌 아일랜드|เกาะแกรนวิลล์|Đảo Granville|格兰维尔岛|جزيرة غرانفيل
Gastown Steam Clock|square|ガスタウンの蒸気時計|개스타운 증기 시계|นาฬิกาไอน้ำแกสทาวน์|Đồng hồ hơi nước Gastown|盖士镇蒸汽钟|ساعة غاستاون البخارية
BC Place|stadium|BCプレイス|BC 플레이스|บีซีเพลส||卑诗体育馆|بي سي بليس
Zócalo|square|ソカロ|소칼로|โซกาโล||宪法广场|زوكالو
Palace of Fine Arts|museum|ベジャス・アルテス宮殿|예술궁전|พระราชวังวิจิตรศิลป์|Cung Mỹ thuật|墨西哥城艺术宫|قصر الفنون الجميلة
Angel of Independence|square|独立記念塔|독립기념탑|เทวดาแห่งอิสรภาพ|Thiên thần Độc lập|独立天使纪念柱|ملاك الاستقلال
Frida Kahlo Museum|museum|フリーダ・カーロ美術館|프리다 칼로 박물관|พิพิธภัณฑ์ฟรีดา คาห์โล|Bảo tàng Frida Kahlo|弗里达·卡罗博物馆|متحف فريدا كاهلو
National Museum of Anthropology|museum|国立人類学博物館|국립 인류학 박물관|พิพิธภัณฑ์มานุษยวิทยาแห่งชาติ|Bảo tàng Nhân chủng học Quốc gia|国立人类学博物馆|المتحف الوطني للأنثروبولوجيا
Playa Delfines|beach|デルフィネス・ビーチ|델피네스 해변|หาดเดลฟิเนส|Bãi biển Delfines|海豚海滩|شاطئ دلفينيس
El Rey Ruins|ruin|エル・レイ遺跡|엘 레이 유적|ซากโบราณสถานเอลเรย์|Tàn tích El Rey|国王遗址|أطلال إل ري
Market 28|market|マーケット28|마켓 28|ตลาด 28|Chợ 28|28号市场|سوق 28
Christ the Redeemer|view|コルコバードのキリスト像|구세주 그리스도상|รูปปั้นพระคริสต์ผู้ไถ่|Tượng Chúa Cứu Thế|基督救世主像|تمثال المسيح الفادي
Sugarloaf Mountain|view|ポン・ヂ・アスーカル|슈거로프산|ภูเขาชูการ์โลฟ|Núi Sugarloaf|糖面包山|جبل السكر
Copacabana Beach|beach|コパカバーナ・ビーチ|코파카바나 해변|หาดโกปากาบานา|Bãi biển Copacabana|科帕卡巴纳海滩|شاطئ كوباكابانا
Maracanã Stadium|stadium|マラカナン・スタジアム|마라카낭 경기장|สนามมารากานัง|Sân vận động Maracanã|马拉卡纳球场|ملعب ماراكانا
Selarón Steps|square|セラロンの階段|셀라론 계단|บันไดเซลารอน|Cầu thang Selarón|塞勒隆阶梯|درج سيلارون
São Paulo Museum of Art|museum|サンパウロ美術館|상파울루 미술관|พิพิธภัณฑ์ศิลปะเซาเปาลู|Bảo tàng Mỹ thuật São Paulo|圣保罗艺术博物馆|متحف ساو باولو للفنون
Ibirapuera Park|park|イビラプエラ公園|이비라푸에라 공원|สวนอีบีราปูเอรา|Công viên Ibirapuera|伊比拉普埃拉公园|حديقة إيبيرابويرا
Paulista Avenue|square|パウリスタ大通り|파울리스타 대로|ถนนเปาลิสตา|Đại lộ Paulista|保利斯塔大道|شارع باوليستا
São Paulo Cathedral|worship|サンパウロ大聖堂|상파울루 대성당|มหาวิหารเซาเปาลู|Nhà thờ chính tòa São Paulo|圣保罗主教座堂|كاتدرائية ساو باولو
Municipal Market|market|市営市場|시립 시장|ตลาดเทศบาล|Chợ Thành phố|市立市场|السوق البلدي
Obelisco|square|オベリスコ|오벨리스코|โอเบลิสโก|Đài Obelisco|方尖碑|المسلة
Casa Rosada|palace|カサ・ロサーダ|카사 로사다|กาซาโรซาดา|Dinh Hồng|玫瑰宫|القصر الوردي
Teatro Colón|museum|コロン劇場|콜론 극장|โรงละครโกลอน|Nhà hát Colón|科隆剧院|مسرح كولون
La Bombonera|stadium|ラ・ボンボネーラ|라 봄보네라|ลาบอมโบเนรา||糖果盒球场|لا بومبونيرا
Recoleta Cemetery|square|レコレータ墓地|레콜레타 묘지|สุสานเรโกเลตา|Nghĩa trang Recoleta|雷科莱塔墓地|مقبرة ريكوليتا
Plaza de Mayo|square|五月広場|5월 광장|จัตุรัสมาโย|Quảng trường Tháng Năm|五月广场|ساحة مايو
Plaza de Armas|square|アルマス広場|아르마스 광장|จัตุรัสอาร์มาส|Quảng trường Armas|武器广场|ساحة السلاح
Qorikancha|ruin|コリカンチャ|코리칸차|โกริกันชา||太阳神殿|كوريكانتشا
San Pedro Market|market|サン・ペドロ市場|산페드로 시장|ตลาดซานเปโดร|Chợ San Pedro|圣佩德罗市场|سوق سان بيدرو
Sacsayhuamán|ruin|サクサイワマン|삭사이와만|ซักไซวามัน||萨克塞瓦曼|ساكسايهوامان
Monserrate|view|モンセラーテの丘|몬세라테|มอนเซร์ราเต|Đồi Monserrate|蒙塞拉特山|مونسيراتي
Gold Museum|museum|黄金博物館|황금 박물관|พิพิธภัณฑ์ทองคำ|Bảo tàng Vàng|黄金博物馆|متحف الذهب
Plaza de Bolívar|square|ボリバル広場|볼리바르 광장|จัตุรัสโบลิวาร์|Quảng trường Bolívar|玻利瓦尔广场|ساحة بوليفار
El Campín Stadium|stadium|エル・カンピン|엘 캄핀 경기장|สนามเอลกัมปิน|Sân vận động El Campín|埃尔坎平体育场|ملعب إل كامبين
El Capitolio|palace|旧国会議事堂|카피톨리오|เอลกาปิโตลิโอ|Tòa nhà Capitolio|国会大厦|الكابيتوليو
Plaza Vieja|square|ビエハ広場|비에하 광장|จัตุรัสเบียฮา|Quảng trường Cũ|老广场|بلازا بييخا
El Morro|palace|モロ要塞|모로 요새|ป้อมเอลมอร์โร|Pháo đài El Morro|莫罗城堡|قلعة المورو
Malecón|square|マレコン通り|말레콘|มาเลกอน|Đại lộ Malecón|马雷贡滨海大道|ماليكون
`
