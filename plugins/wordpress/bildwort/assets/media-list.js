/**
 * The row action of the media library's list: the new text appears in its row.
 */
( function ( bildwort ) {
	'use strict';

	document.addEventListener( 'click', function ( event ) {
		var button = event.target.closest( 'button.bildwort-write' );
		var cell = button && button.closest( 'tr' ).querySelector( '.bildwort-cell' );
		if ( cell ) {
			describe( button, cell );
		}
	} );

	function describe( button, cell ) {
		var picture = {
			id: Number( button.dataset.bildwortId ),
			state: button.dataset.bildwortState,
			alt: button.dataset.bildwortAlt,
		};
		// On a phone the cell is folded away until its row is opened.
		cell.closest( 'tr' ).classList.add( 'is-expanded' );
		// Below what the cell says of the picture.
		var status = cell.querySelector( '.bildwort-said' ) || cell.appendChild( document.createElement( 'p' ) );
		bildwort.run(
			button,
			function () {
				return bildwort.write( picture ).then( function ( answer ) {
					if ( answer ) {
						button.dataset.bildwortState = answer.state;
						button.dataset.bildwortAlt = answer.alt;
						// The site has escaped it.
						cell.innerHTML = answer.cell;
					}
					return answer;
				} );
			},
			function ( text, isError ) {
				status.className = isError ? 'bildwort-said bildwort-problem' : 'bildwort-said';
				status.textContent = text;
			}
		);
	}
} )( window.bildwort );
