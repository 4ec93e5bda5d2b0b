/**
 * How far many pictures are: shown anew until none waits.
 */
( function ( wp ) {
	'use strict';

	var MILLISECONDS = 3000;
	var place = document.getElementById( 'bildwort-run' );
	var summary = document.getElementById( 'bildwort-summary' );

	if ( place && Number( place.dataset.bildwortWaiting ) > 0 ) {
		window.setTimeout( look, MILLISECONDS );
	}

	function look() {
		wp.apiFetch( { path: '/bildwort/v1/run' } ).then( show, function () {
			// The site is away for a moment.
		} ).then( function ( waiting ) {
			if ( 0 !== waiting ) {
				window.setTimeout( look, MILLISECONDS );
			}
		} );
	}

	function show( run ) {
		if ( summary.textContent !== run.summary ) {
			summary.textContent = run.summary;
		}
		// The site has escaped it. A link that has the focus is not taken away.
		if ( ! place.contains( document.activeElement ) || 0 === run.waiting ) {
			place.innerHTML = run.html;
		}
		return run.waiting;
	}
} )( window.wp );
