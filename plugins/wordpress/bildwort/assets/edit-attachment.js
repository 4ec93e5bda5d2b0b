/**
 * The page of an attachment: a button below the field of the alt text.
 */
( function ( bildwort, picture ) {
	'use strict';

	var field = document.getElementById( 'attachment_alt' );
	if ( ! field ) {
		return;
	}
	var help = document.getElementById( 'alt-text-description' );
	( help || field.closest( 'p' ) ).after(
		bildwort.makeField( function () {
			return bildwort.write( Object.assign( { typed: field.value }, picture ) ).then( function ( answer ) {
				if ( answer ) {
					show( answer );
				}
				return answer;
			} );
		} )
	);

	function show( answer ) {
		picture = { id: answer.id, state: answer.state, alt: answer.alt };
		field.value = answer.alt;
		answer.written.forEach( function ( name ) {
			var other = 'alt' === name ? null : document.getElementById( { caption: 'attachment_caption', description: 'attachment_content' }[ name ] );
			if ( other ) {
				other.value = answer[ name ];
			}
		} );
	}
} )( window.bildwort, window.bildwortAttachment );
