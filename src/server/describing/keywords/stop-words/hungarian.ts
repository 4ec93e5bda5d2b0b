export const hungarian = `
  a az egy ez e eme ezek azok azt ezt ezeket azokat ennek annak ezeknek azoknak ebben abban ezen azon erre arra ezzel azzal ettől attól
  ehhez ahhoz ebből abból erről arról ezért azért itt ott ide oda innen onnan ilyen olyan ennyi annyi így úgy ekkor akkor
  én te ő mi ti ők engem téged őt minket bennünket titeket benneteket őket ön önök maga maguk nekem neked neki nekünk nektek nekik velem
  veled vele velünk veletek velük rám rád rá ránk rátok rájuk tőlem tőled tőle tőlünk tőlük hozzám hozzád hozzá hozzánk hozzájuk bennem
  benned benne bennünk bennük belőle belőlük rajta rajtam rajtuk nálam nálad nála nálunk náluk róla róluk érte értük alatta fölötte
  enyém tied övé miénk tietek övék saját egymás egymást egymással
  ki kik kit kiket kinek akik aki akit akinek mi mik mit miket minek ami amit amik aminek amely amelyek amelyet amelyeket amelynek amelyben
  amelyen mely melyek melyik hol hova hová honnan mikor miért hogyan hogy mennyi hány milyen ahol ahova ahonnan amikor ahogy amíg
  valaki valami valahol valamikor valamilyen senki semmi sehol soha minden mindenki mindig mindenhol bármi bárki bármely néhány több
  kevés sok sokan más mások másik többi egész összes mindkét mindkettő mindegyik egyik egyes számos valamennyi
  és s meg vagy de hanem azonban ám hogy ha mert mivel bár habár noha mint mintha tehát ezért azaz illetve valamint sem se is pedig sőt
  vagyis ugyanis továbbá stb pl ill
  van vannak vagyok vagy vagyunk volt voltak voltam voltunk lesz lesznek lenne legyen legyenek lett lettek lenni nincs nincsenek sincs
  volna lehet lehetett kell kellett tud tudnak tudott fog fognak fogja látható láthatók mutat mutatja található
  nem ne igen csak már még most majd aztán akkor ma tegnap holnap nagyon igen túl kissé eléggé is ugyan éppen szinte talán esetleg
  inkább leginkább főleg például körülbelül újra ismét együtt külön gyakran néha ritkán mindjárt azonnal
  alatt alá alól fölött felett fölé mellett mellé mellől között közé közül előtt elé elől mögött mögé mögül után óta felé felől körül köré
  miatt nélkül helyett szerint által ellen iránt végett révén keresztül át túl kívül belül szemben együtt óta mentén során
  el fel föl le be ki meg ide oda vissza rá át össze szét
  két kettő három négy öt hat hét nyolc kilenc tíz első második harmadik`
