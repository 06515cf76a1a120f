const places = ['Antalya', 'Curaçao', 'Faro', 'Gran Canaria', 'Heraklion', 'Lisboa', 'Málaga', 'Split'];

/** Plain elements with attributes and short texts, as a page has them; their number sets the page's size. */
export function Rows({ count }) {
  return (
    <ul>
      {Array.from({ length: count }, (_, index) => {
        const place = places[index % places.length];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
          <li key={index} className="row">
            <a href={`/place/${index}`} className="card">
              <span className="name">{place}</span>
              <span className="price">{`€ ${90 + ((index * 37) % 400)}`}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
