/**
 * The block editor: a panel beside an image, whose button writes the alt text into the block and into the media library.
 */
( function ( wp, bildwort ) {
	'use strict';

	var el = wp.element.createElement;
	var Fragment = wp.element.Fragment;
	var useState = wp.element.useState;
	var words = bildwort.words;
	var Button = wp.components.Button;

	var withPanel = wp.compose.createHigherOrderComponent( function ( BlockEdit ) {
		return function ( props ) {
			if ( 'core/image' !== props.name || ! props.isSelected || ! props.attributes.url ) {
				return el( BlockEdit, props );
			}
			return el(
				Fragment,
				null,
				el( BlockEdit, props ),
				el(
					wp.blockEditor.InspectorControls,
					null,
					el( wp.components.PanelBody, { title: words.panel }, el( Panel, props ) )
				)
			);
		};
	}, 'withBildwort' );

	wp.hooks.addFilter( 'editor.BlockEdit', 'bildwort/write-alt-text', withPanel );

	function Panel( props ) {
		var id = props.attributes.id;
		var alt = props.attributes.alt || '';
		var busyState = useState( false );
		var saidState = useState( { text: '', isError: false } );
		var choiceState = useState( null );
		var isBusy = busyState[ 0 ];
		var said = saidState[ 0 ];
		var choice = choiceState[ 0 ];

		if ( ! id ) {
			return el( 'p', null, words.outside );
		}

		/* Runs what takes its time, and says how it ends. */
		function run( begin ) {
			busyState[ 1 ]( true );
			saidState[ 1 ]( { text: words.busy, isError: false } );
			choiceState[ 1 ]( null );
			begin()
				.then(
					function ( text ) {
						saidState[ 1 ]( { text: text, isError: false } );
					},
					function ( error ) {
						saidState[ 1 ]( { text: error.message, isError: true } );
					}
				)
				.then( function () {
					busyState[ 1 ]( false );
				} );
		}

		function look() {
			return bildwort.read( id ).then( function ( library ) {
				var isOwn = 'own' === library.state;
				var losesBlock = '' !== alt && ! ( isOwn && alt === library.alt );
				var mayTake = '' !== library.alt && alt !== library.alt;
				if ( losesBlock || mayTake ) {
					choiceState[ 1 ]( { library: library, losesBlock: losesBlock, mayTake: mayTake } );
					return '';
				}
				return write( library );
			} );
		}

		function write( library ) {
			return bildwort.replace( id, library.alt ).then( function ( answer ) {
				if ( ! answer ) {
					return '';
				}
				put( answer.alt );
				refresh( id, answer );
				return bildwort.said( answer );
			} );
		}

		function put( text ) {
			props.setAttributes( { alt: text } );
		}

		return el(
			Fragment,
			null,
			el( 'p', { className: 'bildwort-panel-help' }, words.help ),
			el(
				Button,
				{
					variant: 'secondary',
					isBusy: isBusy,
					'aria-disabled': isBusy,
					onClick: function () {
						if ( ! isBusy ) {
							run( look );
						}
					},
				},
				words.write
			),
			el( 'p', { className: said.isError ? 'bildwort-said bildwort-problem' : 'bildwort-said' }, said.text ),
			choice &&
				el( Choice, {
					choice: choice,
					alt: alt,
					onTake: function () {
						put( choice.library.alt );
						choiceState[ 1 ]( null );
					},
					onWrite: function () {
						run( function () {
							return write( choice.library );
						} );
					},
					onCancel: function () {
						choiceState[ 1 ]( null );
					},
				} )
		);
	}

	/* Asks before a text is lost, and offers one that costs nothing. */
	function Choice( props ) {
		var choice = props.choice;
		return el(
			wp.components.Modal,
			{ title: words.write, onRequestClose: props.onCancel, className: 'bildwort-choice' },
			choice.losesBlock && el( 'p', null, bildwort.fill( words.inBlock, props.alt ) ),
			'' !== choice.library.alt && el( 'p', null, bildwort.fill( words.inLibrary, choice.library.alt ) ),
			el(
				'div',
				{ className: 'bildwort-choice-buttons' },
				choice.mayTake && el( Button, { variant: 'primary', onClick: props.onTake }, words.take ),
				el( Button, { variant: choice.mayTake ? 'secondary' : 'primary', onClick: props.onWrite }, words.rewrite ),
				el( Button, { variant: 'tertiary', onClick: props.onCancel }, words.cancel )
			)
		);
	}

	/* What the editor and the dialog of media have read before is old. */
	function refresh( id, answer ) {
		wp.data.dispatch( 'core' ).invalidateResolution( 'getMedia', [ id, { context: 'view' } ] );
		var model = wp.media && wp.media.attachment ? wp.media.attachment( id ) : null;
		if ( model ) {
			model.set( { alt: answer.alt, bildwort: { state: answer.state, alt: answer.alt } } );
		}
	}
} )( window.wp, window.bildwort );
